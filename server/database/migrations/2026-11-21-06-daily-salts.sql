-- The salt of the day's counts of tries. Thrown away with its day, so that the rows that are left name nobody.

create table daily_salts (
  day date primary key,
  salt bytea not null check (octet_length(salt) = 32)
);
