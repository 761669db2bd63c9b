-- The log commits to each set of files to carry as a document too, so that a reader can take a proof of it along.
alter table shown_documents
  drop constraint shown_documents_subject_kind_check,
  add constraint shown_documents_subject_kind_check
    check (subject_kind in ('report', 'archive_record', 'staff', 'judgement', 'carried_files'));
