-- Keys of the API. A key that is revoked or has expired is deleted.
create table api_keys (
  id uuid primary key,
  holder_id uuid not null references profiles (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 40),
  -- SHA-256 of the key, which has 178 random bits.
  key_hash bytea not null unique check (octet_length(key_hash) = 32),
  -- Its last four characters, by which its holder tells it from another.
  ending text not null check (char_length(ending) = 4),
  scopes text[] not null check (cardinality(scopes) > 0),
  -- Addresses and networks as 203.0.113.0/24. Empty: from everywhere.
  networks text[] not null check (cardinality(networks) <= 10),
  made_on date not null,
  -- The first day on which it no longer works.
  expires_on date not null check (expires_on > made_on),
  last_used_on date
);
create index api_keys_holder on api_keys (holder_id);
