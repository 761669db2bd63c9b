-- With what staff checked who asks for a correction, and when. Nothing of the paper itself: no number, no name, no copy.

create table identity_checks (
  request_id uuid primary key references correction_requests on delete cascade,
  proof text not null check (proof in ('document', 'mandate', 'office', 'call-back', 'none')),
  checked_on date not null,
  checked_by uuid not null
);

create index identity_checks_of_checker on identity_checks (checked_by);
