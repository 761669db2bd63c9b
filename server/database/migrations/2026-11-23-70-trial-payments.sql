-- What was chosen on the page that stands in for a payment service, where a site sells nothing yet. No money is behind it.
create table trial_payments (
  reference text primary key references payments (reference),
  amount_kobo integer not null check (amount_kobo > 0),
  play text check (play in ('success', 'late', 'failure', 'abandoned')),
  -- When a late payment arrives.
  arrives_at timestamptz
);
