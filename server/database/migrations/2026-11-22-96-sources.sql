-- A source without an account holds a code. The database keeps what the code is recognised by, and nothing about who holds it.

create table source_access (
  report_id uuid primary key references reports on delete cascade,
  -- SHA-256 of 32 bytes that are derived from the code.
  lookup_hash bytea not null unique check (octet_length(lookup_hash) = 32),
  -- Keyed hash of the form's number, so that a form that was sent twice is one report.
  form_hash bytea not null unique check (octet_length(form_hash) = 32),
  -- More reports than usual came from one network that day: staff read these later.
  in_quarantine boolean not null,
  last_visit date not null
);

-- Somebody typed a code a moment ago. Which report it opens is sealed under the token, and the token is stored as a hash.
create table source_visits (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  sealed_report bytea not null,
  expires_at timestamptz not null
);

alter table conversations drop constraint conversations_kind_check;
alter table conversations add constraint conversations_kind_check check (kind in ('contact', 'correction', 'source'));
-- The source of a report and staff have one conversation.
create unique index conversations_of_source on conversations (report_id) where kind = 'source';
