-- How often a page was opened on a day by people who agreed to be counted. No address, no moment, no identifier.

create table page_views (
  day date not null,
  page text not null,
  referring_site text not null,
  browser text not null,
  device text not null,
  country text not null,
  views integer not null check (views > 0),
  primary key (day, page, referring_site, browser, device, country)
);
