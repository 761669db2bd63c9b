-- The security journal of staff accounts. Each day has a key of its own: when the key is deleted with its day, the entries are gone.

create table journal_days (
  id uuid primary key,
  day date not null unique
);

create table journal_entries (
  id uuid primary key,
  day_id uuid not null references journal_days on delete cascade,
  place bigint generated always as identity,
  is_alarm boolean not null,
  sealed_entry bytea not null
);

create index journal_entries_of_day on journal_entries (day_id, place);
create index journal_entries_alarms on journal_entries (day_id) where is_alarm;

-- An entry is never rewritten. It is deleted with its whole day.
create trigger journal_entries_append_only before update on journal_entries
  for each row execute function refuse_change();

alter table sealed_keys
  add column journal_id uuid generated always as (case subject_kind when 'journal' then subject_id end) stored
    references journal_days on delete cascade,
  drop constraint sealed_keys_subject_kind_check,
  add constraint sealed_keys_subject_kind_check
    check (subject_kind in ('report', 'conversation', 'assignment', 'journal'));
create index sealed_keys_of_journal on sealed_keys (journal_id) where journal_id is not null;
