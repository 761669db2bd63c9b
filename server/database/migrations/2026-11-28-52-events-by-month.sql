-- Events are divided into months: what is read most is new, and an index of a month stays small.

-- In the order in which who writes an event takes them: a process that works beside this is waited for, and not caught in a circle.
lock table events, notifications in access exclusive mode;
alter table notifications drop constraint notifications_event_fkey;
alter table events rename to events_undivided;
alter sequence events_id_seq rename to events_undivided_id_seq;
alter table events_undivided drop constraint events_pkey;
drop index events_former;
drop index events_subject;

create table events (
  like events_undivided including constraints including identity,
  primary key (id, occurred_at)
) partition by range (occurred_at);
create unique index events_former on events (former_id, occurred_at) where former_id is not null;
create index events_subject on events (subject_id, id);
create table events_rest partition of events default;

-- The name of the table: a trigger of a partition is told the name of the partition.
create or replace function wait_for_log() returns trigger language plpgsql as $$
begin
  insert into log_waiting (source, row_id) values (coalesce(tg_argv[0], tg_table_name), new.id);
  return null;
end
$$;

-- Before any trigger is there: these rows were announced and logged before.
select make_month('events', month::date) from (
  select date_trunc('month', occurred_at at time zone 'Africa/Lagos') from events_undivided
  union select date_trunc('month', current_date) + make_interval(months => ahead) from generate_series(0, 3) ahead
) as months (month);
insert into events overriding system value select * from events_undivided;
select setval('events_id_seq', last_value, is_called) from events_undivided_id_seq;

create trigger events_append_only before update or delete on events
  for each row execute function refuse_change();
create trigger events_no_truncate before truncate on events
  for each statement execute function refuse_change();
create trigger events_hold_numbers before insert on events
  for each statement execute function hold_event_numbers();
create trigger events_announced after insert on events
  for each row execute function announce_event();
create trigger events_logged after insert on events
  for each row execute function wait_for_log('events');

do $$ declare part regclass; begin
  for part in select inhrelid::regclass from pg_inherits where inhparent = 'events'::regclass loop
    execute format('create trigger %I before truncate on %s for each statement execute function refuse_change()',
      part || '_no_truncate', part);
  end loop;
end $$;

select keep_grants('events_undivided', 'events');
select keep_grants('events_undivided_id_seq', 'events_id_seq');
drop table events_undivided;
alter table notifications
  add constraint notifications_event_fkey foreign key (event_id, event_at) references events (id, occurred_at);
