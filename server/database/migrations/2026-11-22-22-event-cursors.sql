-- Consumers of events read on from where they stopped, and skip no event whose transaction ends after that of a later one.

create table event_cursors (
  consumer text primary key,
  last_event bigint not null check (last_event >= 0)
);

-- Says, before a number is drawn, above which number this transaction may write events. Shared, so that nobody waits for it.
create function hold_event_numbers() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(5417413,
    ((select case when is_called then last_value else last_value - 1 end from events_id_seq) % 2147483648)::int);
  return null;
end
$$;

create trigger events_hold_numbers before insert on events
  for each statement execute function hold_event_numbers();

-- The highest number up to which every event is committed or will never be. A lock holds the lower half of a number alone: the
-- nearest number to the last one drawn is meant.
create function settled_events() returns bigint language plpgsql as $$
declare
  drawn bigint;
  held bigint;
begin
  select case when is_called then last_value else last_value - 1 end into drawn from events_id_seq;
  -- In this order: a transaction that begins in between draws a higher number.
  select min(drawn - (((drawn - objid::bigint + 1073741824) % 2147483648 + 2147483648) % 2147483648 - 1073741824)) into held
  from pg_locks
  where locktype = 'advisory' and classid = 5417413 and objsubid = 2
    and database = (select oid from pg_database where datname = current_database());
  return least(drawn, coalesce(held, drawn));
end
$$;

-- What waits for match keys already waits in its own table.
insert into event_cursors (consumer, last_event) select 'match-keys', coalesce(max(id), 0) from events;
drop trigger reports_ask_for_marks on reports;
