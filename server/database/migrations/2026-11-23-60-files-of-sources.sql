-- A report without an account has files too: they wait beside the number of its form until it is sent. And a sent report takes more.

alter table attachments
  -- A keyed hash of the form's number, as in source_access.
  add column form_hash bytea check (octet_length(form_hash) = 32),
  -- Of a file that was added to a sent report: the day on which it was whole.
  add column arrived_on date,
  -- The first edition of the text whose receipt speaks of this file.
  add column first_version integer not null default 1 check (first_version >= 1),
  -- Of the file as it was before it was cleaned: the cleaned one.
  add column original_of uuid references attachments on delete cascade,
  drop constraint attachments_one_owner,
  drop constraint attachments_report_whole,
  add constraint attachments_one_owner check (num_nonnulls(draft_id, form_hash, report_id) = 1),
  add constraint attachments_arrive_at_reports check (arrived_on is null or (report_id is not null and is_whole));

create index attachments_form on attachments (form_hash) where form_hash is not null;
create index attachments_original on attachments (original_of) where original_of is not null;
