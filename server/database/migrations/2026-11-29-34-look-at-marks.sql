-- The site also notes that no number of an account is left beside a report, so that no start looks for one again.
alter table site_looks drop constraint site_looks_what_check;
alter table site_looks add constraint site_looks_what_check check (what in ('certificate', 'search', 'account-marks'));
