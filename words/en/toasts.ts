import { decisionToasts } from './decision-toasts.ts'
import { expertToasts } from './expert-toasts.ts'
import { organisationToasts } from './organisation-toasts.ts'
import { siteToasts } from './site-toasts.ts'

/** What happened, as the page after it says so. The code is in the address as `?done=`. */
export const toasts = {
  toasts: {
    'logged-in': { title: 'Logged in successfully', description: 'Welcome back!' },
    'logged-in-with-code': {
      title: 'Logged in successfully',
      description: 'That code is used up. Look here how many are left.',
    },
    confirmed: { title: 'Thank you', description: 'For five minutes you will not be asked again.' },
    'second-step-removed': { title: 'Removed', description: 'Every other device was logged out.' },
    'session-ended': { title: 'Logged out there', description: 'That device has to log in again.' },
    'other-sessions-ended': { title: 'Logged out everywhere else', description: 'Only this device is left.' },
    'logged-out': { title: 'Logged out', description: 'This device no longer has access to your account.' },
    registered: {
      title: 'Registration successful',
      description: 'You can now log in. On this device you are logged in already.',
    },
    'confirmation-sent': {
      title: 'One more step',
      description: 'Please check your email to confirm your account before logging in.',
    },
    'account-confirmed': {
      title: 'Registration successful',
      description: 'Registration successful. You can now log in.',
    },
    'registered-not-applied': {
      title: 'Registered, but not as an expert',
      description: 'Your account is there. Your application was not stored. Please send it again here.',
    },
    'account-confirmed-not-applied': {
      title: 'Registered, but not as an expert',
      description: 'Your account is there. Your application was not stored. Log in and send it again.',
    },
    ...decisionToasts,
    ...expertToasts,
    ...organisationToasts,
    ...siteToasts,
    'letter-asked': {
      title: 'Thank you',
      description: 'If this address is known here, a letter is on its way.',
    },
    'letter-kept': {
      title: 'This site cannot send email yet',
      description:
        'If this address is known here, its letter waits in a folder on the machine of this site. Ask the people who run it.',
    },
    'password-reset': {
      title: 'Password changed',
      description: 'Every device was logged out. You can now log in.',
    },
    'profile-updated': { title: 'Profile updated', description: 'Your changes are saved.' },
    'profile-waits': {
      title: 'Profile updated',
      description: 'Your new address gets a letter. It counts once you have opened the link in it.',
    },
    'address-changed': { title: 'Profile updated', description: 'Your account has its new email address.' },
    'password-changed': { title: 'Profile updated', description: 'Every other device was logged out.' },
    'account-deleted': { title: 'Account deleted', description: 'You are logged out. Stay safe.' },
    'role-updated': { title: 'Role updated', description: 'User role updated successfully' },
    'person-suspended': {
      title: 'Suspended',
      description:
        'They were logged out everywhere. It lapses after 24 hours unless a second person confirms it.',
    },
    'sessions-of-person-ended': {
      title: 'Logged out everywhere',
      description: 'They can log in again. Suspend the account where they should not.',
    },
    'second-step-reset-proposed': {
      title: 'Reset proposed',
      description: 'It counts when a second person confirms it. The person gets a letter.',
    },
    'second-step-reset-stopped': {
      title: 'Reset stopped',
      description: 'Your second step stays as it is.',
    },
    'invitation-withdrawn': { title: 'Invitation withdrawn', description: 'Its link opens nothing now.' },
    'person-reinstated': { title: 'Suspension lifted', description: 'They can act again after logging in.' },
    'role-proposed': {
      title: 'Role change proposed',
      description: 'It counts when a second person confirms it.',
    },
    'reinstatement-proposed': {
      title: 'End of the suspension proposed',
      description: 'It counts when a second person confirms it.',
    },
    'proposal-confirmed': { title: 'Confirmed', description: 'It counts now.' },
    'proposal-signed': { title: 'Signed', description: 'Colleagues see your signature below.' },
    'proposal-agreed': { title: 'Confirmed', description: 'It counts as soon as it may.' },
    'proposal-declined': { title: 'Declined', description: 'It does not count.' },
    'proposal-withdrawn': { title: 'Withdrawn', description: 'It does not count.' },
    'report-submitted': {
      title: 'Report submitted',
      description: 'Staff will verify it before anybody else can see it.',
    },
    'report-started': { title: 'New report started', description: 'It holds what you wrote before.' },
    'report-started-without-files': {
      title: 'New report started',
      description: 'Not all files could come along. Add the missing ones.',
    },
    'draft-saved': { title: 'Draft saved', description: 'You can go on here, or on another device.' },
    'draft-deleted': {
      title: 'Draft deleted',
      description: 'Only a backup can still hold it.',
    },
    'file-attached': { title: 'File attached', description: 'It is sealed, and goes with your report.' },
    'file-removed': {
      title: 'File removed',
      description: 'Only a backup can still hold it.',
    },
    'declaration-begun': {
      title: 'Declaration made',
      description: 'We are comparing it with every report. Until that has ended you see none.',
    },
    'declaration-removal-proposed': {
      title: 'Removal proposed',
      description:
        'New lines count. The lines that you removed stay until a second person confirms it, and for at least 72 hours.',
    },
    'declaration-made': {
      title: 'Declaration made',
      description: 'It was compared with every report, and is with each new one.',
    },
    'report-claimed': {
      title: 'Assigned to you',
      description: 'No colleague can take a step on it meanwhile.',
    },
    'report-released': { title: 'Released', description: 'A colleague can now assign it to themselves.' },
    'case-changed': {
      title: 'Case changed',
      description: 'Colleagues see it in the table and at the report.',
    },
    'cases-changed': { title: 'Cases changed', description: 'Each report that you chose was changed.' },
    'cases-partly-changed': {
      title: 'Some cases were not changed',
      description:
        'A colleague works on them, or you or the colleague may not handle them. The others were changed.',
    },
    'filters-saved': {
      title: 'Filters kept',
      description: 'You find them above the table. Only you see them.',
    },
    'filters-forgotten': { title: 'Filters removed', description: 'The cases stay as they are.' },
    'note-saved': { title: 'Note saved', description: 'Colleagues read it at the report. It is sealed.' },
    'note-deleted': { title: 'Note deleted', description: 'It is gone for everyone.' },
    'report-edited': { title: 'Report changed', description: 'Staff see the new words.' },
    'verification-recorded': {
      title: 'Verification recorded',
      description: 'The history shows it. The reporter is told of a first verification.',
    },
    'report-rated': { title: 'Credibility rated', description: 'The reporter was told.' },
    'peer-review-submitted': {
      title: 'Peer review submitted',
      description: 'Staff can read it at the report.',
    },
    'report-approved': { title: 'Report approved', description: 'The public can find it now.' },
    'approval-given': {
      title: 'Approval recorded',
      description: 'The report becomes public with the next batch. You can stop it until then.',
    },
    'approval-proposed': {
      title: 'Approval proposed',
      description: 'No second person exists. It takes effect after 72 hours under public notice.',
    },
    'rejection-proposed': {
      title: 'Rejection proposed',
      description: 'It counts when a second person confirms it. The reporter is told then.',
    },
    'question-proposed': {
      title: 'Question proposed',
      description: 'The source reads it when a second person has confirmed it.',
    },
    'reopening-proposed': {
      title: 'Reopening proposed',
      description: 'It counts when a second person confirms it. The reporter is told then.',
    },
    'conviction-edit-proposed': {
      title: 'Change proposed',
      description: 'The record stays as it is until a second person confirms it.',
    },
    'judgement-proposed': {
      title: 'Proposed',
      description: 'The pages are joined once a second person confirms it.',
    },
    'judgement-undone': {
      title: 'Taken back',
      description: 'The pages are apart now.',
    },
    'withdrawal-proposed': {
      title: 'Withdrawal proposed',
      description: 'The record stays until a second person confirms it.',
    },
    'report-retracted': {
      title: 'Report retracted',
      description: 'A correction notice takes its place. A second person confirms or reverses it.',
    },
    'report-adopted': {
      title: 'Report added',
      description: 'It belongs to your account. Its code no longer opens it.',
    },
    'report-withdrawn': { title: 'Report withdrawn', description: 'Staff stop working on it.' },
    'report-deleted': {
      title: 'Report deleted',
      description: 'Its text, files and messages are gone.',
    },
    'preferences-saved': { title: 'Preferences saved', description: 'They apply from now on.' },
    'request-taken-up': {
      title: 'Accepted for review',
      description: 'The public sees that the report is disputed.',
    },
    'request-joined': {
      title: 'Accepted for review',
      description: 'It gets the answer of the existing dispute.',
    },
    'request-refused': { title: 'Declined', description: 'The person who asked can read the reason.' },
    'correction-proposed': { title: 'Proposed', description: 'Another member of staff has to confirm it.' },
    'answer-proposed': { title: 'Proposed', description: 'Another member of staff has to confirm it.' },
    'correction-declined': { title: 'Turned down', description: 'Nothing public has changed.' },
    'correction-confirmed': { title: 'Confirmed', description: 'It is public now, and in the change log.' },
    'request-withdrawn': { title: 'Taken back', description: 'We no longer wait for it.' },
    'tip-closed': {
      title: 'Tip closed',
      description: 'Its sender sees that staff closed it. You can open it again here.',
    },
    'tip-reopened': { title: 'Open again', description: 'Its sender can write again.' },
    'message-sent': {
      title: 'Message sent',
      description: 'Staff will read it. We kept what you wrote and the day, and nothing else.',
    },
    'message-to-staff': { title: 'Message sent', description: 'Staff will read it.' },
    'message-to-source': {
      title: 'Message sent',
      description: 'The source reads it when they come back. The history names you.',
    },
    'subscription-upgraded': {
      title: 'Subscription Upgraded',
      description: 'Your plan counts from now on.',
    },
    'payment-given-back': {
      title: 'Given back',
      description: 'The payment service returns the money. What was left of the time is gone.',
    },
    'vouchers-cancelled': {
      title: 'Vouchers cancelled',
      description: 'Those that no one had used no longer work.',
    },
    'refund-proposed': {
      title: 'Refund proposed',
      description: 'It is more than ₦50,000. The money goes back when a second person confirms it.',
    },
    'grant-proposed': {
      title: 'Days of a plan proposed',
      description: 'They count when a second person confirms them.',
    },
    'organisation-founded': {
      title: 'Organisation founded',
      description: 'Make an invitation for each person.',
    },
    'seat-taken': {
      title: 'You have a seat',
      description: 'Enterprise counts for your account from now on.',
    },
    'seat-left': { title: 'You left', description: 'Your account has its own plan again.' },
    'seat-taken-back': { title: 'Seat taken back', description: 'It is free again.' },
    'invitations-taken-back': { title: 'Invitations taken back', description: 'Their codes no longer work.' },
    'organisation-ended': { title: 'Organisation ended', description: 'Your own plan stays.' },
    'kept-saved': { title: 'Saved', description: 'It is kept for you until you delete it.' },
    'kept-deleted': { title: 'Deleted', description: 'It is gone from your account.' },
    'organisation-rules-saved': {
      title: 'Rules saved',
      description: 'They hold from now on, for every member.',
    },
    'export-agreed': { title: 'Agreed', description: 'Your colleague can make the export now.' },
    'export-declined': { title: 'Export removed', description: 'It can be asked for again.' },
    'key-revoked': { title: 'Key revoked', description: 'It opens nothing from now on.' },
    'subscription-canceled': {
      title: 'Subscription Canceled',
      description: 'Renewal is off, and the card is forgotten. The days that you paid for stay.',
    },
    'message-closed': { title: 'Message erased', description: 'Its words and its key are gone.' },
    'notifications-read': { title: 'All read', description: 'Every notification is marked as read.' },
  },
} as const satisfies { toasts: Record<string, { title: string; description: string }> }

export type ToastCode = keyof (typeof toasts)['toasts']
