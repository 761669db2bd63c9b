-- A role is a row of capacities in the code, so a new one needs no migration; one that the code does not know has no capacity.
alter table profiles drop constraint profiles_role_check;
alter table profiles add constraint profiles_role_name check (role ~ '^[a-z][a-z_]{1,39}$');

alter table invitations drop constraint invitations_role_check;
alter table invitations add constraint invitations_role_name check (role ~ '^[a-z][a-z_]{1,39}$');

alter table peer_reviews drop constraint peer_reviews_reviewer_role_check;
alter table peer_reviews add constraint peer_reviews_reviewer_role_name check (reviewer_role ~ '^[a-z][a-z_]{1,39}$');

drop index profiles_staff;
create index profiles_role on profiles (role);
