-- The public figures read months, and a year of waits is a hundred thousand daily sums. Each month has its own sum beside them.

create table monthly_figures (
  -- Its first day.
  month date not null,
  measure text not null,
  reports integer not null,
  primary key (month, measure)
);

create table monthly_waits (
  month date not null,
  wait text not null,
  waited integer not null,
  reports integer not null,
  primary key (month, wait, waited)
);

insert into monthly_figures
  select date_trunc('month', day::timestamp)::date, measure, sum(reports) from daily_figures group by 1, 2;
insert into monthly_waits
  select date_trunc('month', day::timestamp)::date, wait, waited, sum(reports) from daily_waits group by 1, 2, 3;

-- By the database, in the transaction that changes a day: no code can forget it. Days are never deleted.
create function add_figures_to_months() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into monthly_figures
      select date_trunc('month', day::timestamp)::date, measure, sum(reports) from present group by 1, 2
      on conflict (month, measure) do update set reports = monthly_figures.reports + excluded.reports;
  else
    insert into monthly_figures
      select date_trunc('month', day::timestamp)::date, measure, sum(reports) from (
        select day, measure, reports from present union all select day, measure, -reports from former) change
      group by 1, 2
      on conflict (month, measure) do update set reports = monthly_figures.reports + excluded.reports;
  end if;
  return null;
end
$$;

create function add_waits_to_months() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into monthly_waits
      select date_trunc('month', day::timestamp)::date, wait, waited, sum(reports) from present group by 1, 2, 3
      on conflict (month, wait, waited) do update set reports = monthly_waits.reports + excluded.reports;
  else
    insert into monthly_waits
      select date_trunc('month', day::timestamp)::date, wait, waited, sum(reports) from (
        select day, wait, waited, reports from present
        union all select day, wait, waited, -reports from former) change
      group by 1, 2, 3
      on conflict (month, wait, waited) do update set reports = monthly_waits.reports + excluded.reports;
  end if;
  return null;
end
$$;

create trigger daily_figures_added after insert on daily_figures
  referencing new table as present for each statement execute function add_figures_to_months();
create trigger daily_figures_raised after update on daily_figures
  referencing new table as present old table as former for each statement execute function add_figures_to_months();
create trigger daily_waits_added after insert on daily_waits
  referencing new table as present for each statement execute function add_waits_to_months();
create trigger daily_waits_raised after update on daily_waits
  referencing new table as present old table as former for each statement execute function add_waits_to_months();
