-- Work that is done after the answer: mails above all. What a job is about is sealed, and a finished job is deleted.

create table jobs (
  id uuid primary key,
  kind text not null,
  sealed_data bytea not null,
  -- At most one job of a key waits; null for jobs that may stand beside their like.
  once_key text unique,
  run_at timestamptz not null,
  attempts integer not null default 0 check (attempts >= 0),
  leased_until timestamptz,
  -- Set right before what cannot be taken back. Such a job is never begun again.
  handed_over_at timestamptz,
  created_at timestamptz not null
);

create index jobs_due on jobs (run_at);
