-- An organisation has guests, who read its folders and boards and comment, and get no plan from it.
alter table organisation_seats add column is_guest boolean not null default false;
alter table organisation_invites add column is_guest boolean not null default false;
