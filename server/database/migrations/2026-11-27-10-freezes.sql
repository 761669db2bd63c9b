-- Stretches in which the site is read only, because its operator looks into an incident. One at a time.
create table freezes (
  id uuid primary key default gen_random_uuid(),
  began_at timestamptz not null,
  ended_at timestamptz check (ended_at >= began_at),
  -- Whether the log says so already.
  begin_noted boolean not null default false,
  end_noted boolean not null default false
);
create unique index freezes_open on freezes ((true)) where ended_at is null;
