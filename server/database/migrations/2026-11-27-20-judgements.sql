-- Two members of the staff can judge that two public records are about the same person, office or company.

create table public_judgements (
  id uuid primary key,
  about text not null check (about in ('person', 'office', 'company')),
  first_report uuid references public_reports on delete cascade,
  -- Bound to the report's own status: while a judgement is there, the database lets no report become a tombstone.
  first_report_status text not null default 'approved' check (first_report_status = 'approved'),
  first_conviction uuid references archive_records (id),
  -- What the record calls it. A judgement ends where the record says something else.
  first_key text not null check (first_key <> ''),
  second_report uuid references public_reports on delete cascade,
  second_report_status text not null default 'approved' check (second_report_status = 'approved'),
  second_conviction uuid references archive_records (id),
  second_key text not null check (second_key <> ''),
  ground text not null
    check (ground in ('office-and-time', 'court-papers', 'register', 'document', 'own-word', 'other')),
  rests_on text not null check (rests_on <> ''),
  judged_on date not null,
  constraint public_judgements_first check (num_nonnulls(first_report, first_conviction) = 1),
  constraint public_judgements_second check (num_nonnulls(second_report, second_conviction) = 1),
  constraint public_judgements_two check (coalesce(first_report, first_conviction) <> coalesce(second_report, second_conviction)),
  foreign key (first_report, first_report_status) references public_reports (report_id, status),
  foreign key (second_report, second_report_status) references public_reports (report_id, status)
);

create index public_judgements_first_record on public_judgements (coalesce(first_report, first_conviction));
create index public_judgements_second_record on public_judgements (coalesce(second_report, second_conviction));

-- The log commits to what is shown of each. It has no number: one would tie the number of a retracted report to another record.
alter table shown_documents
  drop constraint shown_documents_subject_kind_check,
  drop constraint shown_documents_check,
  add constraint shown_documents_subject_kind_check
    check (subject_kind in ('report', 'archive_record', 'staff', 'judgement')),
  add constraint shown_documents_reference_check
    check ((reference is null) = (subject_kind in ('staff', 'judgement')));
