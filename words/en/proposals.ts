import type { ProposedAct } from '#domain/proposals/acts.ts'

const acts = {
  invitation: 'Invitation to the staff',
  role: 'Change of a role',
  suspension: 'Suspension of an account',
  declaration: 'Removal from a declaration of interests',
  archive_import: 'Convictions for the archive',
  archive_withdrawal: 'Withdrawal of a conviction',
  reinstatement: 'End of a suspension',
  approval: 'Approval of a report',
  publication: 'Publication of a report',
  rejection: 'Rejection of a report',
  reopening: 'Reopening of a rejected report',
  retraction: 'Retraction of a report',
  correction: 'Correction of a report',
} as const satisfies Record<ProposedAct, string>

/** What one member of the staff proposes and another confirms. */
export const proposals = {
  proposals: {
    acts,
    title: 'Waiting for a second person',
    lead: 'One member of the staff proposed each of these. It counts when another officer or administrator confirms it.',
    none: 'Nothing waits',
    noneText: 'What a colleague proposes appears here.',
    invited: 'As {role}. The link opens once this is confirmed.',
    removal: '{username} removes from their declaration: {lines}. It counts after 72 hours at the earliest.',
    removalHidden: '{username} removes lines from their declaration.',
    records: {
      one: '{count} conviction would be added. Read it before you confirm.',
      other: '{count} convictions would be added. Read them before you confirm.',
    },
    readRows: 'Read every row',
    rowsTitle: 'Convictions that were proposed',
    rowsLead: 'They are public once a second person confirms them.',
    back: 'Back to what waits for a second person',
    person: '{username}',
    roleChange: '{username}: {from} to {to}',
    by: 'Proposed by {by}, {at}',
    byYou: 'Proposed by you, {at}',
    left: 'a member who left',
    until: 'It lapses on {until}.',
    alone:
      'No second person exists. It is under public notice, and takes effect on {at} unless a member stops it.',
    withBatch: 'Approved. It becomes public with the next batch. Any member of the staff can stop it.',
    countsFrom: 'Confirmed. It counts from {at}.',
    unconfirmed: 'No second person confirmed it within 24 hours. It stays, and is marked.',
    reverse: 'Reverse it, and make the report public again',
    confirm: 'Confirm',
    decline: 'Decline',
    stop: 'Stop it',
    withdraw: 'Withdraw',
    notYours: 'A member who does not depend on its proposer has to confirm it.',
    rule: 'Who may confirm: an officer or administrator whose second step was set up at least 72 hours ago. A member cannot confirm what is about them. Two who are bound by an invitation count as two people only where no other member could confirm.',
    waiting: {
      one: '{count} thing waits for a second person',
      other: '{count} things wait for a second person',
    },
    notices: {
      title: 'Waiting under public notice',
      lead: 'These acts wait because no second person exists on the staff. Each takes effect after 72 hours, marked “alone”, unless a member stops it.',
      none: 'Nothing waits. Each act of the staff has a second person.',
      row: 'Noted on {from}. Takes effect on {on}.',
    },
  },
} as const
