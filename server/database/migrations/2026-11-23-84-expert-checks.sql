-- What was checked of an application to be an expert, by whom and on which day. It stays when the papers are erased.

create table expert_checks (
  id uuid primary key,
  -- Counted, so that of two results on one day the later one is known.
  number bigint generated always as identity,
  expert_id uuid not null references profiles on delete cascade,
  kind text not null check (kind in ('identity', 'register', 'employer', 'referees', 'records', 'press')),
  result text not null check (result in ('confirmed', 'not_confirmed', 'not_applicable')),
  checked_by uuid not null,
  checked_on date not null
);

create index expert_checks_of on expert_checks (expert_id, number);
