-- Receipts: what was signed for whoever handed something in, the keys it was signed with, and the codes that belong to them.

create table signing_keys (
  id bigint generated always as identity primary key,
  -- Ed25519, in hexadecimal digits. It stays published when another has taken its place.
  public_key text not null unique check (public_key ~ '^[0-9a-f]{64}$'),
  begun_on date not null
);

create trigger signing_keys_append_only before update or delete on signing_keys
  for each row execute function refuse_change();
create trigger signing_keys_no_truncate before truncate on signing_keys
  for each statement execute function refuse_change();

-- One for each version of a report that its owner handed in.
create table receipts (
  id bigint generated always as identity primary key,
  report_id uuid not null references reports,
  content_version integer not null check (content_version >= 1),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  day date not null,
  key text not null references signing_keys (public_key),
  signature text not null check (signature ~ '^[0-9a-f]{128}$'),
  unique (report_id, content_version)
);

create trigger receipts_append_only before update or delete on receipts
  for each row execute function refuse_change();
create trigger receipts_no_truncate before truncate on receipts
  for each statement execute function refuse_change();

create table receipt_codes (
  receipt_id bigint primary key references receipts,
  -- Keyed with a key that is not in the database.
  code_hash bytea not null unique check (octet_length(code_hash) = 32),
  -- Gone once its owner has kept it, and after a day.
  sealed_code bytea,
  shown_until timestamptz not null
);

create index receipt_codes_shown on receipt_codes (shown_until) where sealed_code is not null;
