-- Accounts from the first letter to the last: registrations that wait, links by mail, what happened to people, experts, the tour.

alter table profiles add column tour_finished_at timestamptz;

-- Where mail is real, an account is made only once its address has answered. The name is held until then; the address is
-- not, so that nobody can tell from here whether it has an account.
create table registrations (
  id uuid primary key,
  username text not null check (char_length(username) between 1 and 40),
  email text not null check (char_length(email) between 3 and 254),
  password_hash text not null,
  expert_application jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create unique index registrations_username_key on registrations (lower(username));
create index registrations_email on registrations (lower(email), created_at desc);

-- Only the hash of a link's token. It works once, for one purpose, for one person or one registration.
create table account_tokens (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  purpose text not null check (purpose in ('confirm-registration', 'reset-password', 'change-email')),
  user_id uuid references profiles on delete cascade,
  registration_id uuid references registrations on delete cascade,
  -- The address that the letter went to.
  email text not null,
  -- How many wrong codes were typed, where the letter holds a code beside the link.
  wrong_codes integer not null default 0 check (wrong_codes >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint account_tokens_whose check ((purpose = 'confirm-registration') = (registration_id is not null)
    and (user_id is null) = (registration_id is not null))
);

create index account_tokens_user on account_tokens (user_id);
create index account_tokens_registration on account_tokens (registration_id);

-- What administrators did to accounts. The ids are random numbers: of an account that is gone they name nobody.
create table people_events (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('person.role-changed', 'person.suspended', 'person.reinstated')),
  person_id uuid not null,
  actor_id uuid not null,
  role_from text,
  role_to text,
  occurred_at timestamptz not null
);

create index people_events_person on people_events (person_id, id);

create trigger people_events_append_only before update or delete on people_events
  for each row execute function refuse_change();
create trigger people_events_no_truncate before truncate on people_events
  for each statement execute function refuse_change();

create table expert_profiles (
  user_id uuid primary key references profiles on delete cascade,
  expertise_areas text[] not null check (cardinality(expertise_areas) > 0),
  professional_credentials text not null,
  years_experience integer not null check (years_experience between 0 and 80),
  bio text not null,
  verification_status text not null default 'pending' check (verification_status in ('pending', 'verified', 'rejected')),
  availability_status text not null default 'available' check (availability_status in ('available', 'busy', 'unavailable')),
  created_at timestamptz not null
);
