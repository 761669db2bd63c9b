-- Payments for plan time. The row of a payment names no account: what ties the two is a row of its own, which ends after 30 days.
create table payments (
  -- Random: the provider knows it, and it says nothing.
  reference text primary key check (reference ~ '^[0-9A-Z]{24}$'),
  plan text not null check (plan in ('premium-month', 'premium-year', 'enterprise-month', 'enterprise-year')),
  amount_kobo integer not null check (amount_kobo > 0),
  state text not null check (state in ('started', 'paid', 'failed', 'abandoned', 'held')),
  channel text,
  started_on date not null,
  settled_on date,
  -- When the provider is asked next; null once there is nothing more to ask.
  look_at timestamptz,
  looks integer not null default 0
);
create index payments_to_look_at on payments (look_at) where look_at is not null;

create table payment_accounts (
  reference text primary key references payments (reference),
  holder_id uuid not null references profiles (id) on delete cascade,
  erase_on date not null
);
create index payment_accounts_holder on payment_accounts (holder_id);
