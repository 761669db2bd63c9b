-- Invoices and credit notes, numbered by year without a gap. They name a payment, and neither an account nor a buyer.
create table invoice_counts (
  kind text not null check (kind in ('invoice', 'credit-note')),
  year integer not null,
  last integer not null check (last > 0),
  primary key (kind, year)
);

create table invoices (
  kind text not null check (kind in ('invoice', 'credit-note')),
  year integer not null,
  -- 1, 2, 3: its place among those of its kind and year.
  place integer not null check (place > 0),
  made_on date not null,
  reference text not null references payments (reference),
  plan text not null check (plan in ('premium-month', 'premium-year', 'enterprise-month', 'enterprise-year')),
  gross_kobo integer not null check (gross_kobo > 0),
  vat_kobo integer not null check (vat_kobo between 0 and gross_kobo),
  -- Name, address and numbers of who sold it, as they were that day.
  seller jsonb not null,
  primary key (kind, year, place),
  unique (reference, kind)
);
create trigger invoices_kept before update or delete on invoices for each row execute function refuse_change();
create trigger invoices_no_truncate before truncate on invoices for each statement execute function refuse_change();
