-- Organisations, whose owner lends the days of their own Enterprise plan to the people in its seats.
create table organisations (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 80),
  owner_id uuid not null unique references profiles (id) on delete cascade,
  founded_on date not null
);

-- A person has one seat at most.
create table organisation_seats (
  holder_id uuid primary key references profiles (id) on delete cascade,
  organisation_id uuid not null references organisations (id) on delete cascade,
  taken_on date not null
);
create index organisation_seats_organisation on organisation_seats (organisation_id);

-- An invitation names no one: who has its code can take a seat, once.
create table organisation_invites (
  -- SHA-256 of the code, which has 110 random bits.
  code_hash bytea primary key check (octet_length(code_hash) = 32),
  organisation_id uuid not null references organisations (id) on delete cascade,
  -- The first day on which it no longer works.
  expires_on date not null
);
create index organisation_invites_organisation on organisation_invites (organisation_id);

alter table plan_periods drop constraint plan_periods_source_check,
  add constraint plan_periods_source_check check (source in ('payment', 'voucher', 'grant', 'seat', 'moved')),
  drop constraint plan_periods_ended_why_check,
  add constraint plan_periods_ended_why_check
    check (ended_why in ('upgraded', 'moved', 'given-back', 'seat-ended'));
