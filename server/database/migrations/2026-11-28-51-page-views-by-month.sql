-- Page views are divided into months, so that an old month goes as a whole and the newest stays small.

alter table page_views rename to page_views_undivided;
alter table page_views_undivided drop constraint page_views_pkey;

create table page_views (
  like page_views_undivided including constraints,
  primary key (day, page, referring_site, browser, device, country)
) partition by range (day);
create table page_views_rest partition of page_views default;

select make_month('page_views', month::date) from (
  select date_trunc('month', day) from page_views_undivided
  union select date_trunc('month', current_date) + make_interval(months => ahead) from generate_series(0, 3) ahead
) as months (month);

insert into page_views select * from page_views_undivided;
select keep_grants('page_views_undivided', 'page_views');
drop table page_views_undivided;
