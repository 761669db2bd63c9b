/** Columns that look as if they named a person with an account, and do not: with the reason. */
export const notOfPeople: Readonly<Record<string, string>> = {
  'reports.submission_key': 'The number of a form.',
  'decision_signatures.report_id': 'A report, which a member of the staff decided on.',
  'decision_signatures.proposal_id': 'A proposal of the staff.',
  'match_keys.label': 'Random without the key, and made from what a report says.',
  'match_keys.pointer': 'Which report, masked.',
  'match_key_subjects.subject_id': 'A report or a conviction.',
  'subjects_to_index.subject_id': 'A report or a conviction.',
  'sealed_keys.subject_id': 'A report, a conversation or an assignment.',
  'grants.subject_id': 'A report or an assignment.',
  'folder_entries.entry_id': 'A public report or a conviction. Whose folder it is in is told by the folder.',
  'staff_declarations.compared_through': 'A report.',
  'registrations.username': 'There is no account yet. The row is deleted within three days.',
  'registrations.email': 'There is no account yet. The row is deleted within three days.',
}
