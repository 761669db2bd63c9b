-- Webhooks: programs of others that are told that something public changed.
create table webhooks (
  id uuid primary key,
  holder_id uuid not null references profiles (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 40),
  -- The address, which may hold a secret, and the keys that sign.
  sealed_setup bytea not null,
  made_on date not null,
  -- Failures in a row, and before which moment nothing is sent.
  failures integer not null default 0,
  next_at timestamptz not null,
  leased_until timestamptz,
  last_taken_on date,
  stopped_on date,
  stopped_why text check (stopped_why in ('gone', 'failing')),
  check ((stopped_on is null) = (stopped_why is null))
);
create index webhooks_holder on webhooks (holder_id);
create index webhooks_due on webhooks (next_at) where stopped_on is null;

-- What waits for a webhook. One subject waits once, with its newest state. Deleted when it is taken.
create table webhook_messages (
  id uuid primary key,
  webhook_id uuid not null references webhooks (id) on delete cascade,
  kind text not null,
  -- Empty for a message about no subject.
  reference_number text not null,
  changed_on date not null,
  written_at timestamptz not null,
  place bigint generated always as identity,
  unique (webhook_id, reference_number)
);

-- A webhook tells of what changes from now on.
insert into event_cursors (consumer, last_event) select 'webhooks', coalesce(max(id), 0) from events;
