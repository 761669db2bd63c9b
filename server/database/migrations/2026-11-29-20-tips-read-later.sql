-- Tips that come from one network in a flood are taken, and read after the others.

alter table tip_access add column in_quarantine boolean not null default false;
