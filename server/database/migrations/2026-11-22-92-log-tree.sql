-- The log as a tree: leaves, a tree of each day, the outer tree over the days, and what the public reads as hashes.

-- What was shown of a subject from then on, as a hash of its document. Written by the use cases alone: a row that was
-- changed beside them has no new line here, and the check of the log names it.
create table shown_documents (
  id bigint generated always as identity primary key,
  subject_kind text not null check (subject_kind in ('report', 'archive_record', 'staff')),
  subject_id uuid not null,
  -- The number under which the public knows it; none for a member of the staff.
  reference text check ((reference is null) = (subject_kind = 'staff')),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  shown_on date not null
);
create index shown_documents_subject on shown_documents (subject_kind, subject_id, id desc);
create trigger shown_documents_append_only before update or delete on shown_documents
  for each row execute function refuse_change();
create trigger shown_documents_no_truncate before truncate on shown_documents
  for each statement execute function refuse_change();
create trigger shown_documents_logged after insert on shown_documents
  for each row execute function wait_for_log();

-- One for each row of the append-only tables, from here on. Rows of before are in log_entries, whose chain is closed.
create table log_leaves (
  id bigint generated always as identity,
  made_on date not null,
  source text not null,
  row_id bigint not null,
  salt bytea not null check (octet_length(salt) = 16),
  personal_salt bytea check (octet_length(personal_salt) = 16),
  personal bytea not null check (octet_length(personal) = 32),
  hash bytea not null check (octet_length(hash) = 32),
  primary key (id, made_on),
  unique (source, row_id, made_on)
);
create trigger log_leaves_forget_only before update on log_leaves
  for each row execute function refuse_all_but_forgetting();
create trigger log_leaves_append_only before delete on log_leaves
  for each row execute function refuse_change();
create trigger log_leaves_no_truncate before truncate on log_leaves
  for each statement execute function refuse_change();

-- The leaves of the outer tree: the opening of the log, then one for each day.
create table log_outer_leaves (
  place integer primary key check (place >= 0),
  day date not null,
  entry text not null
);
create unique index log_outer_leaves_day on log_outer_leaves (day) where place > 0;
create trigger log_outer_leaves_append_only before update or delete on log_outer_leaves
  for each row execute function refuse_change();
create trigger log_outer_leaves_no_truncate before truncate on log_outer_leaves
  for each statement execute function refuse_change();

-- The tree of a day. What fills it up to its size is made from the seed.
create table log_trees (
  day date primary key references log_days (day),
  size integer not null check (size in (256, 1024, 4096, 16384)),
  padding_seed bytea not null check (octet_length(padding_seed) = 32)
);
create trigger log_trees_append_only before update or delete on log_trees
  for each row execute function refuse_change();
create trigger log_trees_no_truncate before truncate on log_trees
  for each statement execute function refuse_change();

-- Where a leaf is in the tree of its day, and the hashes on the way to the root.
create table log_places (
  leaf_id bigint primary key,
  day date not null references log_trees (day),
  place integer not null check (place >= 0),
  path bytea not null check (octet_length(path) % 32 = 0),
  unique (day, place)
);
create trigger log_places_append_only before update or delete on log_places
  for each row execute function refuse_change();
create trigger log_places_no_truncate before truncate on log_places
  for each statement execute function refuse_change();

-- What was signed of the outer tree, at each size that it had.
create table log_checkpoints (
  size integer primary key check (size >= 1),
  note text not null
);
create trigger log_checkpoints_append_only before update or delete on log_checkpoints
  for each row execute function refuse_change();
create trigger log_checkpoints_no_truncate before truncate on log_checkpoints
  for each statement execute function refuse_change();
