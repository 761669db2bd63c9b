-- The log of all events: the rows of the append-only tables, chained in the order of their commits, and a signed root for each day.

-- Rows that are committed and not chained yet. Written by triggers, so that no use case can forget it.
create table log_waiting (
  place bigint generated always as identity primary key,
  source text not null,
  row_id bigint not null,
  unique (source, row_id)
);

create function wait_for_log() returns trigger language plpgsql as $$
begin
  insert into log_waiting (source, row_id) values (tg_table_name, new.id);
  return null;
end
$$;

create trigger events_logged after insert on events for each row execute function wait_for_log();
create trigger people_events_logged after insert on people_events for each row execute function wait_for_log();
create trigger receipts_logged after insert on receipts for each row execute function wait_for_log();
create trigger signing_keys_logged after insert on signing_keys for each row execute function wait_for_log();

insert into log_waiting (source, row_id)
  select source, id from (
    select 1 as turn, 'signing_keys' as source, id from signing_keys
    union all select 2, 'people_events', id from people_events
    union all select 3, 'events', id from events
    union all select 4, 'receipts', id from receipts
  ) as rows order by turn, id;

create table log_entries (
  position bigint primary key check (position >= 1),
  source text not null,
  row_id bigint not null,
  salt bytea not null check (octet_length(salt) = 16),
  -- Only a commitment to who it was goes into the chain. Without its salt nobody can tell whom it names, and the chain holds.
  personal_salt bytea check (octet_length(personal_salt) = 16),
  personal bytea not null check (octet_length(personal) = 32),
  hash bytea not null check (octet_length(hash) = 32),
  unique (source, row_id)
);

create table log_days (
  day date primary key,
  -- How many entries there were when the root was made. Not published.
  entries bigint not null check (entries >= 0),
  root text not null check (root ~ '^[0-9a-f]{64}$'),
  before text not null check (before ~ '^[0-9a-f]{64}$'),
  key text not null references signing_keys (public_key),
  signature text not null check (signature ~ '^[0-9a-f]{128}$')
);

create function refuse_all_but_forgetting() returns trigger language plpgsql as $$
begin
  if new.personal_salt is null and (to_jsonb(new) - 'personal_salt') = (to_jsonb(old) - 'personal_salt') then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;

create trigger log_entries_forget_only before update on log_entries
  for each row execute function refuse_all_but_forgetting();
create trigger log_entries_append_only before delete on log_entries
  for each row execute function refuse_change();
create trigger log_entries_no_truncate before truncate on log_entries
  for each statement execute function refuse_change();
create trigger log_days_append_only before update or delete on log_days
  for each row execute function refuse_change();
create trigger log_days_no_truncate before truncate on log_days
  for each statement execute function refuse_change();
