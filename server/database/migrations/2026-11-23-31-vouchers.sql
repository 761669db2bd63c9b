-- Codes that bring plan time, printed in batches. Nothing here says who bought one or who used it.
create table voucher_batches (
  id uuid primary key,
  tier text not null check (tier in ('premium', 'enterprise')),
  days integer not null check (days between 1 and 366),
  made_on date not null,
  -- The first day on which its vouchers no longer work.
  expires_on date not null check (expires_on > made_on)
);

create table vouchers (
  -- SHA-256 of the code, which has 110 random bits.
  code_hash bytea primary key check (octet_length(code_hash) = 32),
  batch_id uuid not null references voucher_batches (id) on delete cascade,
  redeemed_on date
);
create index vouchers_batch on vouchers (batch_id);
