-- A member of the staff may sign a decision of theirs with a passkey, after it was taken; the parts of the signature are kept.

create table decision_signatures (
  id uuid primary key,
  -- The act that was signed, in the table of events. Once: a second signature of it is refused.
  event_id bigint not null unique,
  report_id uuid not null,
  act text not null,
  signed_by uuid not null,
  signed_on date not null,
  -- As COSE numbers it (RFC 9053).
  algorithm integer not null,
  credential_id bytea not null,
  public_key bytea not null,
  authenticator_data bytea not null,
  client_data_json bytea not null,
  signature bytea not null,
  digest bytea not null check (length(digest) = 32),
  -- What the digest is of, with the random bytes beside it, under the key of the report.
  sealed_decision bytea not null,
  -- Of the parts together: the public reads this hash, and the event of the signature has it.
  sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$')
);

create index decision_signatures_of_report on decision_signatures (report_id);
create index decision_signatures_of_member on decision_signatures (signed_by);

create trigger decision_signatures_kept before update or delete on decision_signatures
  for each row execute function refuse_change();
create trigger decision_signatures_no_truncate before truncate on decision_signatures
  for each statement execute function refuse_change();
