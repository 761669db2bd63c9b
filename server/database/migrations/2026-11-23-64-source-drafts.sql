-- An unfinished report of a person without an account. It is sealed under the person's code, and we hold no key to it.

create table source_drafts (
  -- SHA-256 of 32 bytes that are derived from the code.
  lookup_hash bytea primary key check (octet_length(lookup_hash) = 32),
  sealed_draft bytea not null,
  saved_on date not null
);

create index source_drafts_saved on source_drafts (saved_on);
