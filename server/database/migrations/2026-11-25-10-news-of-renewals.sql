-- What an account was written about its renewal: how many failed tries, and whether its card expires.
alter table renewals
  add column told_tries integer not null default 0,
  add column card_told boolean not null default false;
