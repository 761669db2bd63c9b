-- When the site last looked at its own certificate, and until when that is good.
create table site_looks (
  what text primary key check (what in ('certificate')),
  looked_at timestamptz not null,
  good_until timestamptz not null
);
