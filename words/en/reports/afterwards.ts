import type { ReportEventKind } from '#domain/events/report-events.ts'

const events = {
  'report.submitted': 'Submitted',
  'report.edited': 'Edited by its owner',
  'report.verified': 'Verified',
  'report.verification_amended': 'Verification changed',
  'report.rated': 'Credibility rated',
  'report.peer_reviewed': 'Peer reviewed',
  'report.approved': 'Approved',
  'report.rejected': 'Rejected',
  'report.retracted': 'Retracted',
  'report.retraction_confirmed': 'Retraction confirmed by a second person',
  'report.retraction_unconfirmed': 'Retraction not confirmed within 24 hours',
  'report.restored': 'Retraction reversed by a second person',
  'report.reopening_proposed': 'Reopening proposed',
  'report.reopening_ended': 'Proposed reopening ended',
  'report.reopened': 'Reopened',
  'report.approval_given': 'Approved, waiting to become public',
  'report.publication_stopped': 'Stopped before it became public',
  'report.approval_proposed': 'Approval proposed',
  'report.approval_ended': 'Proposed approval ended',
  'report.rejection_proposed': 'Rejection proposed',
  'report.rejection_ended': 'Proposed rejection ended',
  'report.confirmation_proposed': 'Confirmation of a correction proposed',
  'report.confirmation_ended': 'Proposed confirmation ended',
  'report.claimed': 'Assigned',
  'report.released': 'Released',
  'report.asked': 'Staff asked the source',
  'report.source_wrote': 'The source added something',
  'report.files_added': 'The source added files',
  'report.punishment_told': 'The source is punished for it',
  'report.tip_received': 'A tip about it came',
  'report.tip_answered': 'Staff answered a tip',
  'report.adopted': 'Moved into an account',
  'report.withdrawn': 'Withdrawn by the source',
  'report.erased': 'Text, files and messages deleted',
  'report.disputed': 'Marked as disputed',
  'report.request_settled': 'A request for a correction was looked at',
  'report.correction_proposed': 'Correction or answer proposed',
  'report.correction_declined': 'Proposal turned down',
  'report.reply_noted': 'Right of reply recorded',
  'report.consequence_proposed': 'What happened since: proposed',
  'report.consequence_ended': 'What happened since: proposal ended',
  'report.consequence_added': 'What happened since: added',
  'report.consequence_removed': 'What happened since: taken out',
  'report.corrected': 'Corrected',
  'report.dispute_answered': 'Dispute answered',
  'report.signed': 'Decision signed with a passkey',
} as const satisfies Record<ReportEventKind, string>

/** What stands at a report once it has been sent: its receipt, its history, what others say of it. */
export const afterwards = {
  backTo: { report: 'Back to {number}' },
  receipt: {
    title: 'Your receipt',
    lead: 'It says that something was handed in on {day}, and nothing of what it was or by whom.',
    link: 'Your receipt, and what you handed in',
    codeTitle: 'Your receipt’s code, for you alone',
    code: 'Write it down only if you have a place where no one looks. A person who finds it learns that you handed something in here. It proves that it was you, and opens the receipt. It opens neither the report nor your account. We have deleted it: this is the only time you see it.',
    waits: 'Your receipt has a code. You can see it once.',
    before:
      'The receipt has a code. You can see it once, at most {hours} hours after the day of sending. If the line breaks at that moment, it is lost; your report is not. Have something to write ready, and look who is behind you.',
    show: 'Show the code once',
    gone: 'Its code was shown, or its time is over. We do not have it any more, and no one can make it again.',
    signed: 'What we signed',
    save: 'Save the receipt',
    handedIn: 'What you handed in',
    needs:
      'To prove later what it was, you need three things: the receipt, its code, and what you handed in to the letter. Your files have to be the ones that you sent, byte for byte.',
    saveHandedIn: 'Save what you handed in',
    danger:
      'Each of them tells whoever finds it that you reported somebody. A file stays on this device until you delete it, and may stay longer. If that is a danger to you, keep none of them: your report needs no receipt. If you change the report, you get another receipt for the new words.',
    check: 'How a receipt is checked',
  },
  history: {
    title: 'History',
    events,
    /** By what the server calls them; anybody else is a name. */
    people: { You: 'You', 'The reporter': 'The reporter', Staff: 'Staff', 'A visitor': 'A visitor' },
    approvedAlone:
      'Verified and approved by the same person. No second person existed, and it was under public notice for 72 hours.',
    proposedAlone:
      'Proposed and confirmed by the same person. No second person existed, and it was under public notice for 72 hours.',
  },
  aboutReport: {
    marked:
      'Staff marked each statement as a document, a classification or an inference, with its source and the day on which they saw it.',
    unmarked:
      'This report was approved before staff marked each statement. Nothing here tells which of them rest on a document and which are inferences.',
    whatMarksMean: 'What the marks mean',
    isWrong: 'Is something here wrong?',
    ask: 'Ask for a correction',
    knowMore: 'I know more about this',
    withoutAccount: ', without an account.',
    disputed: 'Disputed since {day}',
    lookedInto:
      'Somebody says that this is wrong, and our staff look into it. What they find will stand here.',
    partSince: '{part}, since {day}',
    readYourOwn: 'The words below were corrected. Read what you handed in',
    readReporters: 'The words below were corrected. Read what the reporter handed in',
    toPrint: 'To print this page, use your browser’s menu.',
  },
} as const
