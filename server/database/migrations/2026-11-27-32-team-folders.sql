-- Folders that the members of an organisation share, with reports, searches, comments and tasks. A report is named by the number that is public.
create table team_folders (
  id uuid primary key,
  organisation_id uuid not null references organisations (id) on delete cascade,
  sealed_name bytea not null,
  made_by uuid references profiles (id) on delete set null,
  made_on date not null
);
create index team_folders_of on team_folders (organisation_id);
create index team_folders_made_by on team_folders (made_by);

create table team_entries (
  id uuid primary key,
  folder_id uuid not null references team_folders (id) on delete cascade,
  kind text not null check (kind in ('report', 'search', 'comment', 'task')),
  -- A number, the address of a search, or what was written.
  sealed_content bytea not null,
  author_id uuid references profiles (id) on delete set null,
  added_on date not null,
  -- Whom a comment or a task is for.
  for_id uuid references profiles (id) on delete set null,
  due_on date,
  done_on date,
  done_by uuid references profiles (id) on delete set null,
  place bigint generated always as identity
);
create index team_entries_of on team_entries (folder_id, place);
create index team_entries_author on team_entries (author_id);
create index team_entries_for on team_entries (for_id);
create index team_entries_done_by on team_entries (done_by);
