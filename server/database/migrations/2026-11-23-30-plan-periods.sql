-- Plan time is bought and not subscribed to: a list of periods, and nothing else says which plan an account has.
create table plan_periods (
  id uuid primary key,
  holder_id uuid not null references profiles (id) on delete cascade,
  tier text not null check (tier in ('premium', 'enterprise')),
  starts_on date not null,
  -- The first day that it no longer covers.
  ends_on date not null check (ends_on > starts_on),
  source text not null check (source in ('payment', 'voucher', 'grant', 'moved')),
  -- A keyed hash of what the time came from. It keeps one payment from counting twice, and leads to no payment.
  source_mark bytea not null check (octet_length(source_mark) = 32),
  -- Where it ended before its time: written once.
  ended_on date check (ended_on between starts_on and ends_on),
  ended_why text check (ended_why in ('upgraded', 'moved')),
  check ((ended_on is null) = (ended_why is null)),
  unique (source, source_mark)
);
create index plan_periods_holder on plan_periods (holder_id);

-- A period is never changed. It can end early once, and it goes with its account.
create function refuse_all_but_ending() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from profiles where id = old.holder_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.ended_on is null
    and to_jsonb(new) - array['ended_on', 'ended_why'] = to_jsonb(old) - array['ended_on', 'ended_why'] then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger plan_periods_end_only before update or delete on plan_periods
  for each row execute function refuse_all_but_ending();

-- Open pages show a new plan at once.
create function announce_plan() returns trigger language plpgsql as $$
begin
  perform pg_notify('fitila_people', new.holder_id::text);
  return null;
end
$$;
create trigger plan_periods_announced after insert or update on plan_periods
  for each row execute function announce_plan();

-- Until now a plan was two columns without an end. Whoever had one has it for a year more. Administrators have theirs by their role.
insert into plan_periods (id, holder_id, tier, starts_on, ends_on, source, source_mark)
  select gen_random_uuid(), id, subscription_tier, current_date, current_date + 366, 'grant', sha256(gen_random_uuid()::text::bytea)
  from profiles
  where subscription_tier <> 'free' and subscription_status = 'active' and role <> 'administrator';

alter table profiles drop column subscription_tier, drop column subscription_status;
