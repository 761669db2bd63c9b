-- How often an account used a counted feature of its plan in a month of Nigeria. Nothing says what for, and on which day.
create table usage_months (
  holder_id uuid not null references profiles (id) on delete cascade,
  feature text not null,
  -- Its first day.
  month date not null check (extract(day from month) = 1),
  used integer not null check (used > 0),
  primary key (holder_id, feature, month)
);
