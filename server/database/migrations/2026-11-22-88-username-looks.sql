-- What a user name looks like, so that no new one can be taken for one that exists. The next start writes it for the accounts that exist.

alter table profiles add column username_looks text[];
alter table registrations add column username_looks text[];
create index profiles_username_looks on profiles using gin (username_looks);
create index registrations_username_looks on registrations using gin (username_looks);
create index profiles_without_looks on profiles (id) where username_looks is null;
