-- Boards of an organisation: questions about what is public, whose answers are drawn, kept as files and embedded elsewhere.
create table team_boards (
  id uuid primary key,
  organisation_id uuid not null references organisations (id) on delete cascade,
  sealed_name bytea not null,
  made_by uuid references profiles (id) on delete set null,
  made_on date not null,
  -- How often a file of its numbers is kept.
  files_every text check (files_every in ('day', 'week', 'month'))
);
create index team_boards_of on team_boards (organisation_id);
create index team_boards_made_by on team_boards (made_by);

create table team_cards (
  id uuid primary key,
  board_id uuid not null references team_boards (id) on delete cascade,
  sealed_card bytea not null,
  -- SHA-256 of the secret in the address of its picture.
  embed_hash bytea unique check (octet_length(embed_hash) = 32),
  place bigint generated always as identity
);
create index team_cards_of on team_cards (board_id, place);

create table team_files (
  board_id uuid not null references team_boards (id) on delete cascade,
  made_on date not null,
  sealed_csv bytea not null,
  primary key (board_id, made_on)
);
