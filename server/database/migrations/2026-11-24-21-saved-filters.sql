-- The filters that a member of staff keeps for the table of cases, as its address has them. What was searched for is never kept.

create table saved_filters (
  id uuid primary key,
  owner_id uuid not null references profiles on delete cascade,
  filters text not null check (filters <> '' and length(filters) <= 300),
  unique (owner_id, filters)
);
