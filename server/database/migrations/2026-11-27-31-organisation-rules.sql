-- What an organisation demands before it shows what is its own, what was done in it, and exports that wait for a second member.
alter table sessions add column by_passkey boolean not null default false;

create table organisation_rules (
  organisation_id uuid primary key references organisations (id) on delete cascade,
  needs_passkey boolean not null,
  session_hours integer check (session_hours between 1 and 24),
  networks text[] not null check (cardinality(networks) <= 10),
  exports_by_two boolean not null
);

-- Days alone: members can be sources, and an hour could be compared with that of a report.
create table organisation_log (
  id bigint generated always as identity primary key,
  organisation_id uuid not null references organisations (id) on delete cascade,
  kind text not null,
  actor_id uuid references profiles (id) on delete set null,
  happened_on date not null
);
create index organisation_log_of on organisation_log (organisation_id, id);
create index organisation_log_actor on organisation_log (actor_id);

create table organisation_exports (
  id uuid primary key,
  organisation_id uuid not null references organisations (id) on delete cascade,
  asked_by uuid not null references profiles (id) on delete cascade,
  -- SHA-256 of what is exported, and the same for people to read.
  asked_mark bytea not null check (octet_length(asked_mark) = 32),
  sealed_asked bytea not null,
  asked_on date not null,
  agreed_by uuid references profiles (id) on delete set null,
  agreed_on date,
  unique (asked_by, asked_mark)
);
create index organisation_exports_of on organisation_exports (organisation_id);
create index organisation_exports_agreed on organisation_exports (agreed_by);
