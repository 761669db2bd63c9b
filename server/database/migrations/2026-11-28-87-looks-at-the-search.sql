-- The site also looks whether a search on several servers agrees with what is public.
alter table site_looks drop constraint site_looks_what_check;
alter table site_looks add constraint site_looks_what_check check (what in ('certificate', 'search'));
