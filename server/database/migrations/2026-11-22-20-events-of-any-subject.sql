-- What happened, to any subject and not to reports alone; and keys that hold the moment or the month, so that the tables can be partitioned.

alter table notifications drop constraint notifications_event_id_fkey;

alter table events drop constraint events_pkey;
alter table events drop constraint events_report_id_fkey;
alter table events rename column report_id to subject_id;
alter index events_report rename to events_subject;
alter table events
  add column subject_kind text not null default 'report',
  add column actor_kind text not null default 'person',
  -- The number that it had in people_events, under which the log has it (decision 045).
  add column former_id bigint;
alter table events
  alter column subject_kind drop default,
  alter column actor_kind drop default,
  alter column actor_id drop not null,
  alter column status_to drop not null,
  add constraint events_kind_names_its_subject check (starts_with(kind, subject_kind || '.')),
  add constraint events_report_has_status check (subject_kind <> 'report' or status_to is not null),
  add constraint events_person_acts check (actor_kind <> 'person' or actor_id is not null),
  add primary key (id, occurred_at);

-- Their rows were announced and chained before: neither happens again.
alter table events disable trigger user;
insert into events (kind, subject_kind, subject_id, actor_kind, actor_id, detail, occurred_at, former_id)
  select kind, 'person', person_id, 'person', actor_id,
    jsonb_strip_nulls(jsonb_build_object('roleFrom', role_from, 'roleTo', role_to)), occurred_at, id
  from people_events order by id;
alter table events enable trigger user;
create unique index events_former on events (former_id, occurred_at) where former_id is not null;
drop table people_events;

create or replace function announce_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('fitila_events',
    json_build_object('id', new.id, 'kind', new.kind, 'subjectId', new.subject_id)::text);
  return null;
end
$$;

alter table notifications add column event_at timestamptz;
update notifications n set event_at = e.occurred_at from events e where e.id = n.event_id;
alter table notifications
  alter column event_at set not null,
  add constraint notifications_event_fkey foreign key (event_id, event_at) references events (id, occurred_at);

-- An invitation is a subject: its link's hash is no name for it.
alter table invitations add column id uuid not null default gen_random_uuid();
create unique index invitations_id on invitations (id);

-- The month in which an entry was chained: of the day of the first root over it, or of the day after the newest one.
alter table log_entries disable trigger user;
alter table log_entries add column month date;
update log_entries e set month = date_trunc('month', coalesce(
  (select min(day) from log_days d where d.entries >= e.position), (select max(day) + 1 from log_days), current_date))::date;
alter table log_entries enable trigger user;
alter table log_entries
  alter column month set not null,
  add constraint log_entries_month check (extract(day from month) = 1),
  drop constraint log_entries_pkey,
  drop constraint log_entries_source_row_id_key,
  add primary key (position, month),
  add constraint log_entries_row_key unique (source, row_id, month);
