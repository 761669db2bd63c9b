-- A form's number is its sender's: a form that is sent again after somebody else has logged in is a report of theirs.

alter table reports drop constraint reports_submission_key_key;
alter table reports add constraint reports_submission_once unique (owner_id, submission_key);
