-- Staff need a longer password than reporters. Told of a session alone, so that no row says which account has a short one.

alter table sessions add column password_is_short boolean not null default false;
