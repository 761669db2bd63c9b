-- What one member of the staff proposes and another confirms, and what the rule of two people has to know of its members.

create table proposals (
  id uuid primary key,
  act text not null,
  subject_kind text not null,
  subject_id uuid not null,
  -- Emptied when the proposal ends.
  sealed_payload bytea,
  detail jsonb not null default '{}',
  proposed_by uuid not null,
  proposed_at timestamptz not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'agreed', 'unconfirmed', 'confirmed', 'alone', 'declined', 'withdrawn', 'lapsed')),
  decided_by uuid,
  decided_at timestamptz,
  -- When it stops waiting for a second person.
  until timestamptz not null,
  -- Set where no second person exists: it is under public notice, and takes effect then.
  alone_from timestamptz,
  -- It counts no sooner than this.
  not_before timestamptz not null,
  constraint proposals_second_person check (state not in ('agreed', 'confirmed') or decided_by is not null),
  constraint proposals_two_people check (state not in ('agreed', 'confirmed') or decided_by <> proposed_by),
  constraint proposals_ended check ((decided_at is null) = (state in ('waiting', 'unconfirmed'))),
  constraint proposals_emptied check (sealed_payload is null or state in ('waiting', 'agreed', 'unconfirmed'))
);

create unique index proposals_open on proposals (act, subject_id) where state in ('waiting', 'agreed', 'unconfirmed');
create index proposals_subject on proposals (subject_id);

-- A proposal ends once. What ended is never changed.
create function refuse_change_of_ended() returns trigger language plpgsql as $$
begin
  if old.state in ('waiting', 'agreed', 'unconfirmed') then
    return new;
  end if;
  raise exception 'proposal % has ended', old.id using errcode = 'restrict_violation';
end
$$;
create trigger proposals_end_once before update on proposals for each row execute function refuse_change_of_ended();
create trigger proposals_kept before delete on proposals for each row execute function refuse_change();
create trigger proposals_no_truncate before truncate on proposals for each statement execute function refuse_change();

alter table profiles
  -- The first of all that they ever set up, so that a change of phone makes no newcomer.
  add column second_step_since timestamptz,
  -- Who proposed that they join the staff. Keeps the number when that account is deleted.
  add column brought_by uuid;
update profiles p set second_step_since = least(
  (select min(activated_at) from totp_factors f where f.user_id = p.id),
  (select min(created_at) from passkeys k where k.user_id = p.id));
update profiles p set brought_by = i.invited_by from invitations i where i.accepted_by = p.id;

-- An invitation opens once a second person has confirmed it. Who invited whom stays readable when one of the two leaves.
alter table invitations
  add column opened_at timestamptz,
  drop constraint invitations_invited_by_fkey,
  drop constraint invitations_accepted_by_fkey;
update invitations set opened_at = created_at;
