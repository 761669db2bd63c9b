-- Who sells a batch of vouchers, and whether what is left of it was cancelled.
alter table voucher_batches
  -- Sealed: a copy of the database must not name the shops that sell for us. Empty where it was not said.
  add column sealed_seller bytea,
  add column cancelled_on date;
