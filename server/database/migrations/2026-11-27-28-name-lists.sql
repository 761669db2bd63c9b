-- Lists of names that an account compares with what is public. They are its own, so the list, what was found and what was judged are sealed.
-- The rows say how many there are and when we looked.
create table name_lists (
  id uuid primary key,
  holder_id uuid not null references profiles (id) on delete cascade,
  -- Its name, and the names in it.
  sealed_list bytea not null,
  entries integer not null check (entries > 0),
  -- What was found, with the judgements of the holder. Empty until it was compared once.
  sealed_matches bytea,
  -- How many were found that its holder has not seen.
  news integer not null default 0 check (news >= 0),
  -- The day on which it was compared last, and how much of what is public was compared in the run that goes on.
  compared_on date,
  compared_rows integer not null default 0,
  -- Until when a process works on it.
  working_until timestamptz,
  made_on date not null
);
create index name_lists_holder on name_lists (holder_id);
create index name_lists_due on name_lists (compared_on);
