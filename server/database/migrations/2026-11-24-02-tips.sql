-- A person without an account knows more about a public report. What they write is a conversation of its own, and a code opens it again.

alter table conversations
  drop constraint conversations_kind_check,
  add constraint conversations_kind_check check (kind in ('contact', 'correction', 'source', 'expert', 'tip'));

create table tip_access (
  conversation_id uuid primary key references conversations on delete cascade,
  -- SHA-256 of 32 bytes that are derived from the code.
  lookup_hash bytea not null unique check (octet_length(lookup_hash) = 32),
  -- Keyed hash of the form's number, so that a form that was sent twice is one tip.
  form_hash bytea not null unique check (octet_length(form_hash) = 32)
);
