-- How much a session has shown, and second steps: codes of an app, codes on paper, passkeys.

alter table sessions
  -- Names a session to its owner; the token's hash never leaves the server.
  add column id uuid not null default gen_random_uuid() unique,
  -- pending: the password was right and a second step is still owed. Such a session opens no page but the one that asks for it.
  add column assurance text not null default 'password' check (assurance in ('pending', 'password', 'full')),
  -- When the person last proved that they sit there themselves.
  add column confirmed_at timestamptz,
  -- What a passkey has to sign next. Used up by the first answer.
  add column challenge bytea check (octet_length(challenge) = 32),
  add column challenge_expires_at timestamptz,
  add check ((challenge is null) = (challenge_expires_at is null));

create table totp_factors (
  id uuid primary key,
  user_id uuid not null references profiles on delete cascade,
  sealed_secret bytea not null,
  created_at timestamptz not null,
  -- Null until a first code has shown that the app has the secret.
  activated_at timestamptz,
  -- The 30-second step of the last code that was used. It only moves forward, so a code works once.
  last_step bigint check (last_step >= 0)
);

create unique index totp_factors_one_active on totp_factors (user_id) where activated_at is not null;
create unique index totp_factors_one_begun on totp_factors (user_id) where activated_at is null;

-- Keyed hashes of codes that are 80 random bits. A code that was used is deleted.
create table recovery_codes (
  code_hash bytea primary key check (octet_length(code_hash) = 32),
  user_id uuid not null references profiles on delete cascade,
  created_at timestamptz not null
);

create index recovery_codes_user on recovery_codes (user_id);

create table passkeys (
  id uuid primary key,
  user_id uuid not null references profiles on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  sign_count bigint not null default 0 check (sign_count >= 0),
  name text not null check (char_length(name) between 1 and 40),
  created_at timestamptz not null,
  last_used_on date
);

create index passkeys_user on passkeys (user_id);
