-- A person who asks for a correction can add a document or a mandate to the request.
alter table attachments
  add column request_id uuid references correction_requests on delete cascade,
  drop constraint attachments_one_owner,
  add constraint attachments_one_owner check (num_nonnulls(draft_id, form_hash, report_id, request_id) = 1);

create index attachments_request on attachments (request_id) where request_id is not null;
