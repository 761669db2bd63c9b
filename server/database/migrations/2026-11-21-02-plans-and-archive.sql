-- What subscriptions cost, and the archive of convictions.

create table plans (
  id text primary key,
  name text not null,
  tier text not null check (tier in ('free', 'premium', 'enterprise')),
  price_kobo integer not null check (price_kobo >= 0),
  interval text not null check (interval in ('month', 'year')),
  description text not null
);

create table archive_records (
  reference_number text primary key check (reference_number ~ '^[A-Z]+-[0-9]{4}-[0-9]{4}$'),
  name text not null,
  state text not null,
  offense text not null,
  court_location text not null,
  conviction_date text not null check (conviction_date ~ '^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$'),
  sentence text not null,
  year integer not null check (left(conviction_date, 4) = year::text),
  is_sample boolean not null
);
