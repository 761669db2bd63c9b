-- Renewal of a plan, for those who switched it on while paying by card.
alter table payments add column renews boolean not null default false;

create table renewals (
  holder_id uuid primary key references profiles (id) on delete cascade,
  plan text not null check (plan in ('premium-month', 'premium-year', 'enterprise-month', 'enterprise-year')),
  -- The first day without the plan: days of tries are counted from it.
  ends_on date not null,
  tries integer not null default 0,
  next_try_on date,
  -- What lets us charge the card again at the payment service, sealed.
  sealed_authorization bytea not null,
  card_last_four text not null check (card_last_four ~ '^[0-9]{4}$'),
  card_expires text not null check (card_expires ~ '^[0-9]{4}-[0-9]{2}$'),
  -- The payment of the last try.
  reference text references payments (reference)
);
create index renewals_to_try on renewals (next_try_on) where next_try_on is not null;

-- Open pages show at once whether payment is due.
create function announce_renewal() returns trigger language plpgsql as $$
begin
  perform pg_notify('fitila_people', coalesce(new.holder_id, old.holder_id)::text);
  return null;
end
$$;
create trigger renewals_announced after insert or update or delete on renewals
  for each row execute function announce_renewal();
