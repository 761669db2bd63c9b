-- Leaves of the log are divided into months. The chain of before, in log_entries, is closed and grows no more.

alter table log_leaves rename to log_leaves_undivided;
alter sequence log_leaves_id_seq rename to log_leaves_undivided_id_seq;
alter table log_leaves_undivided drop constraint log_leaves_pkey;
alter table log_leaves_undivided drop constraint log_leaves_source_row_id_made_on_key;

create table log_leaves (
  like log_leaves_undivided including constraints including identity,
  primary key (id, made_on),
  unique (source, row_id, made_on)
) partition by range (made_on);
create table log_leaves_rest partition of log_leaves default;

select make_month('log_leaves', month::date) from (
  select date_trunc('month', made_on) from log_leaves_undivided
  union select date_trunc('month', current_date) + make_interval(months => ahead) from generate_series(0, 3) ahead
) as months (month);
insert into log_leaves overriding system value select * from log_leaves_undivided;
select setval('log_leaves_id_seq', last_value, is_called) from log_leaves_undivided_id_seq;

create trigger log_leaves_forget_only before update on log_leaves
  for each row execute function refuse_all_but_forgetting();
create trigger log_leaves_append_only before delete on log_leaves
  for each row execute function refuse_change();
create trigger log_leaves_no_truncate before truncate on log_leaves
  for each statement execute function refuse_change();

do $$ declare part regclass; begin
  for part in select inhrelid::regclass from pg_inherits where inhparent = 'log_leaves'::regclass loop
    execute format('create trigger %I before truncate on %s for each statement execute function refuse_change()',
      part || '_no_truncate', part);
  end loop;
end $$;

select keep_grants('log_leaves_undivided', 'log_leaves');
select keep_grants('log_leaves_undivided_id_seq', 'log_leaves_id_seq');
drop table log_leaves_undivided;
