-- Folders in which an account collects what is public. Names and notes are sealed, because they say what a person works on.
create table folders (
  id uuid primary key,
  holder_id uuid not null references profiles (id) on delete cascade,
  sealed_name bytea not null,
  made_on date not null
);
create index folders_holder on folders (holder_id);

create table folder_entries (
  folder_id uuid not null references folders (id) on delete cascade,
  -- The id of an entry of the public list. It may leave the list, and its note stays: so nothing refers to the list here.
  entry_id uuid not null,
  added_on date not null,
  sealed_note bytea,
  primary key (folder_id, entry_id)
);
