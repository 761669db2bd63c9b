-- People, their passwords apart from their names, their sessions and the invitations that make somebody staff.

create table profiles (
  id uuid primary key,
  username text not null check (char_length(username) between 1 and 40),
  email text not null check (char_length(email) between 3 and 254),
  role text not null default 'reporter' check (role in ('reporter', 'observer', 'reviewer', 'officer', 'administrator')),
  status text not null default 'active' check (status in ('active', 'suspended')),
  subscription_tier text not null default 'free' check (subscription_tier in ('free', 'premium', 'enterprise')),
  subscription_status text not null default 'active' check (subscription_status in ('active', 'canceled', 'past_due')),
  created_at timestamptz not null
);

create unique index profiles_username_key on profiles (lower(username));
create unique index profiles_email_key on profiles (lower(email));
create index profiles_staff on profiles (role) where role in ('reviewer', 'officer', 'administrator');

create table credentials (
  user_id uuid primary key references profiles on delete cascade,
  password_hash text not null,
  changed_at timestamptz not null
);

-- Only the hash of a session's token. No address, no user agent; use is known to the day.
create table sessions (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id uuid not null references profiles on delete cascade,
  created_at timestamptz not null,
  last_used_on date not null,
  expires_at timestamptz not null
);

create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table invitations (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  role text not null check (role in ('reviewer', 'officer', 'administrator')),
  invited_by uuid references profiles on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_by uuid references profiles on delete set null,
  accepted_at timestamptz
);

-- Counts of tries. A bucket is a keyed hash that changes daily: of an account's name or of a network, never the thing itself.
create table rate_limits (
  bucket bytea primary key check (octet_length(bucket) = 32),
  window_started_at timestamptz not null,
  tries integer not null check (tries > 0)
);
