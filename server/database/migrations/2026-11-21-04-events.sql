-- What happened, in order, never changed; and the notifications that derive from it.

create table events (
  id bigint generated always as identity primary key,
  kind text not null,
  report_id uuid not null references reports,
  actor_id uuid not null,
  status_from text,
  status_to text not null,
  detail jsonb not null,
  occurred_at timestamptz not null
);

create index events_report on events (report_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;

create trigger events_append_only before update or delete on events
  for each row execute function refuse_change();
create trigger events_no_truncate before truncate on events
  for each statement execute function refuse_change();

-- Other processes learn of an event when, and only when, it is committed.
create function announce_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('fitila_events', json_build_object('id', new.id, 'kind', new.kind, 'reportId', new.report_id)::text);
  return null;
end
$$;

create trigger events_announced after insert on events
  for each row execute function announce_event();

create table notifications (
  id uuid primary key,
  event_id bigint not null references events,
  user_id uuid not null references profiles on delete cascade,
  report_id uuid not null references reports on delete cascade,
  notification_type text not null,
  title text not null,
  message text not null,
  status_from text,
  status_to text,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (event_id, user_id)
);

create index notifications_newest on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
