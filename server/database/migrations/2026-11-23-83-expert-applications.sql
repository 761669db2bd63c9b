-- What an application to be an expert says besides, what only those read who check it, and until when a verification counts.

alter table expert_profiles
  add column languages text[] not null default '{}',
  add column zones text[] not null default '{}',
  add column is_public boolean not null default false,
  add column public_name text not null default '',
  -- Registers, employers and referees. Erased 30 days after the decision.
  add column sealed_papers bytea,
  add column erase_papers_on date,
  add column verified_on date,
  add column verified_until date,
  -- The first day on which a person who is busy or away is free again.
  add column free_from date,
  add column most_open integer not null default 2 check (most_open between 1 and 5),
  drop constraint expert_profiles_verification_status_check,
  add constraint expert_profiles_verification_status_check
    check (verification_status in ('pending', 'verified', 'rejected', 'suspended')),
  add constraint expert_profiles_verified check (verification_status <> 'verified' or verified_until is not null),
  add constraint expert_profiles_public_name check (not is_public or public_name <> '');

-- An application that was begun and not sent, sealed.
create table expert_drafts (
  user_id uuid primary key references profiles on delete cascade,
  sealed_words bytea not null,
  updated_on date not null
);
