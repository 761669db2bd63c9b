-- How often browsers refused a part of a page on a day. No address, no page, no moment and no browser.

create table refused_by_browsers (
  day date not null,
  directive text not null,
  source text not null,
  times integer not null check (times > 0),
  primary key (day, directive, source)
);
