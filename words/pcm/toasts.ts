import type { DraftOf } from '../words.ts'
import { proposalToasts } from './proposal-toasts.ts'

export const toasts = {
  toasts: {
    ...proposalToasts,
    'setting-changed': {
      title: 'E don save',
      description: 'E dey count for everybody wey dey read from now.',
    },
    'setting-proposed': {
      title: 'You don propose change',
      description: 'E go count when another officer or administrator confirm am.',
    },
    'logged-in': { title: 'You don enter', description: 'Welcome back!' },
    'logged-in-with-code': {
      title: 'You don enter',
      description: 'That code don finish. Look here how many remain.',
    },
    confirmed: { title: 'Thank you', description: 'For five minutes we no go ask you again.' },
    'second-step-removed': {
      title: 'We don remove am',
      description: 'We don log out every other phone and computer.',
    },
    'session-ended': {
      title: 'E don log out for there',
      description: 'That phone or computer go need enter again.',
    },
    'other-sessions-ended': {
      title: 'E don log out everywhere else',
      description: 'Na only dis one remain.',
    },
    'logged-out': {
      title: 'You don comot',
      description: 'Dis phone or computer no fit open your account again.',
    },
    registered: {
      title: 'Your account don open',
      description: 'You fit enter now. For dis phone or computer you don enter already.',
    },
    'confirmation-sent': {
      title: 'One thing remain',
      description: 'Check your email and confirm your account before you enter.',
    },
    'account-confirmed': { title: 'Your account don open', description: 'You fit enter now.' },
    'letter-asked': { title: 'Thank you', description: 'If we know dis email, letter dey come.' },
    'letter-kept': {
      title: 'Dis site never fit send email',
      description: 'If we know dis email, the letter dey for the machine. Ask the people wey run the site.',
    },
    'password-reset': {
      title: 'Password don change',
      description: 'We don log out every phone and computer. You fit enter now.',
    },
    'profile-updated': { title: 'Your profile don change', description: 'We don save am.' },
    'profile-waits': {
      title: 'Your profile don change',
      description: 'We go send letter to your new email. E go count when you open the link wey dey inside.',
    },
    'address-changed': {
      title: 'Your profile don change',
      description: 'Your account don get the new email.',
    },
    'password-changed': {
      title: 'Your profile don change',
      description: 'We don log out every other phone and computer.',
    },
    'account-deleted': { title: 'Account don delete', description: 'You don comot. Stay safe.' },
    'role-updated': { title: 'Role don change', description: 'The person get new role now.' },
    'person-suspended': { title: 'We don suspend am', description: 'We don log the person out everywhere.' },
    'person-reinstated': {
      title: 'Suspension don finish',
      description: 'The person fit work again after e enter.',
    },
    'report-submitted': {
      title: 'Your report don go',
      description: 'Staff go check am before any other person fit see am.',
    },
    'report-started': { title: 'New report don start', description: 'E carry wetin you write before.' },
    'report-started-without-files': {
      title: 'New report don start',
      description: 'Some files no fit come. Add the ones wey remain.',
    },
    'draft-saved': {
      title: 'We don save the draft',
      description: 'You fit continue here, or for another phone.',
    },
    'draft-deleted': { title: 'Draft don delete', description: 'Na only backup fit still hold am.' },
    'file-attached': { title: 'File don enter', description: 'We don seal am, and e go follow your report.' },
    'file-removed': { title: 'File don comot', description: 'Na only backup fit still hold am.' },
    'declaration-removal-proposed': {
      title: 'We don get wetin you want remove',
      description:
        'New lines dey count. Di lines wey you remove go stay till second person agree, and for at least 72 hours.',
    },
    'declaration-made': {
      title: 'We don get your declaration',
      description: 'We don check am with every report, and we go check am with each new one.',
    },
    'report-claimed': {
      title: 'E dey your hand',
      description: 'No other staff fit take step on am for now.',
    },
    'report-released': { title: 'You don return am', description: 'Who come next fit take am.' },
    'case-changed': {
      title: 'Case don change',
      description: 'Other staff go see am for the table and for the report.',
    },
    'cases-changed': { title: 'Cases don change', description: 'We don change each report wey you choose.' },
    'cases-partly-changed': {
      title: 'Some cases no change',
      description: 'Another staff dey work on dem, or una no suppose handle dem. The others don change.',
    },
    'filters-saved': {
      title: 'We don keep the filters',
      description: 'Dem dey on top the table. Na only you dey see am.',
    },
    'filters-forgotten': { title: 'Filters don comot', description: 'The cases remain as dem be.' },
    'note-saved': {
      title: 'Note don enter',
      description: 'Other staff go read am for the report. We seal am.',
    },
    'note-deleted': { title: 'Note don comot', description: 'E don go for everybody.' },
    'report-edited': { title: 'Report don change', description: 'Staff go see the new words.' },
    'verification-recorded': {
      title: 'Verification don enter',
      description: 'The history show am. We dey tell the reporter of first verification.',
    },
    'report-rated': { title: 'Rating don enter', description: 'We don tell the reporter.' },
    'peer-review-submitted': {
      title: 'Peer review don enter',
      description: 'Staff fit read am for the report.',
    },
    'report-approved': { title: 'Report don pass', description: 'Public fit find am now.' },
    'report-adopted': {
      title: 'The report don enter your account',
      description: 'The code no fit open am again.',
    },
    'report-withdrawn': { title: 'You don withdraw the report', description: 'Staff go stop to work on am.' },
    'report-deleted': {
      title: 'You don delete the report',
      description: 'The words, the files and the messages don go.',
    },
    'report-retracted': { title: 'We don take the report back', description: 'Correction dey for im place.' },
    'preferences-saved': { title: 'We don save am', description: 'E start from now.' },
    'request-taken-up': {
      title: 'We don take am up',
      description: 'Everybody dey see say person no agree with the report.',
    },
    'request-joined': { title: 'We don take am up', description: 'E go get the answer of the one wey dey.' },
    'request-refused': { title: 'We no take am up', description: 'The person wey ask fit read why.' },
    'correction-proposed': { title: 'You don bring am', description: 'Another staff must agree.' },
    'answer-proposed': { title: 'You don bring am', description: 'Another staff must agree.' },
    'correction-declined': { title: 'E no pass', description: 'Nothing wey everybody dey see change.' },
    'correction-confirmed': {
      title: 'E don pass',
      description: 'Everybody fit see am now, and e dey for the list of corrections.',
    },
    'request-withdrawn': { title: 'You don take am back', description: 'We no dey wait for am again.' },
    'tip-closed': {
      title: 'The gist don close',
      description: 'The person wey send am go see say staff close am. You fit open am again here.',
    },
    'tip-reopened': { title: 'E don open again', description: 'The person wey send am fit write again.' },
    'message-sent': {
      title: 'Your message don go',
      description: 'Staff go read am. We keep wetin you write and the day, and nothing else.',
    },
    'message-to-staff': { title: 'Your message don go', description: 'Staff go read am.' },
    'message-to-source': {
      title: 'Your message don go',
      description: 'The source go read am when e come back. The history show your name.',
    },
    'subscription-upgraded': {
      title: 'Your plan don change',
      description: 'E dey count from now.',
    },
    'payment-given-back': {
      title: 'Money don go back',
      description: 'The payment people dey return the money. The time wey remain don go.',
    },
    'vouchers-cancelled': {
      title: 'Vouchers don cancel',
      description: 'The ones wey nobody don use no go work again.',
    },
    'refund-proposed': {
      title: 'You don propose am',
      description: 'The money pass ₦50,000. E go go back when second person confirm am.',
    },
    'grant-proposed': {
      title: 'You don propose am',
      description: 'The days go count when second person confirm am.',
    },
    'organisation-founded': {
      title: 'Organisation don start',
      description: 'Make invitation for each person.',
    },
    'seat-taken': {
      title: 'You don get seat',
      description: 'Enterprise dey count for your account from now.',
    },
    'seat-left': { title: 'You don comot', description: 'Your account get im own plan again.' },
    'seat-taken-back': { title: 'You don take the seat back', description: 'The seat dey free again.' },
    'invitations-taken-back': {
      title: 'You don take the invitations back',
      description: 'Their codes no dey work again.',
    },
    'organisation-rules-saved': {
      title: 'Rules don save',
      description: 'Dem dey work from now, for every member.',
    },
    'export-agreed': { title: 'You don agree', description: 'Your colleague fit make the export now.' },
    'export-declined': { title: 'Export don comot', description: 'Person fit ask for am again.' },
    'team-folder-made': {
      title: 'Folder don ready',
      description: 'Every member of your organisation dey see am.',
    },
    'team-folder-renamed': { title: 'Name don change', description: 'Every member dey see the new one.' },
    'team-folder-removed': { title: 'Folder don comot', description: 'Everything inside don go.' },
    'team-entry-added': {
      title: 'E don enter',
      description: 'Every member of your organisation dey see am.',
    },
    'team-entry-done': { title: 'E don finish', description: 'The folder dey show who do am.' },
    'team-entry-removed': { title: 'E don comot', description: 'E don go for every member.' },
    'board-made': { title: 'Board don ready', description: 'Put the first card for inside.' },
    'board-saved': { title: 'Board don save', description: 'Every member dey see am like dat.' },
    'board-removed': {
      title: 'Board don comot',
      description: 'The cards, files and pictures for other places don go.',
    },
    'card-added': { title: 'Card don enter', description: 'Every member dey see am.' },
    'card-removed': { title: 'Card don comot', description: 'The picture for other place don go too.' },
    'card-closed': { title: 'Address don close', description: 'The picture no go show there again.' },
    'webhook-made': {
      title: 'Webhook don ready',
      description: 'Send message to try am, and check the signature.',
    },
    'webhook-key-changed': {
      title: 'Key don change',
      description: 'The old key go sign join the new one for one day.',
    },
    'webhook-tried': { title: 'Message dey come', description: 'We go send am within half minute.' },
    'webhook-resumed': { title: 'Webhook don start', description: 'Read /changes for wetin e miss.' },
    'webhook-removed': { title: 'Webhook don comot', description: 'We no go send anything to am again.' },
    'key-revoked': { title: 'Key don cancel', description: 'E no go open anything again.' },
    'organisation-ended': { title: 'Organisation don end', description: 'Your own plan still dey.' },
    'subscription-canceled': {
      title: 'Your plan no go renew',
      description: 'Renewal don off, and we don forget the card. The days wey you pay for remain.',
    },
    'registered-not-applied': {
      title: 'Account don open, but no be as expert',
      description: 'Your account dey. We no fit keep your application. Abeg send am again here.',
    },
    'account-confirmed-not-applied': {
      title: 'Account don open, but no be as expert',
      description: 'Your account dey. We no fit keep your application. Enter, then send am again.',
    },
    'kept-saved': { title: 'E don save', description: 'We go keep am for you until you delete am.' },
    'kept-deleted': { title: 'E don delete', description: 'E no dey your account again.' },
    'expert-applied': {
      title: 'Application don go',
      description: 'Two people go check am. Dis page go show how far.',
    },
    'expert-papers-sent': {
      title: 'E don go for renewal',
      description: 'Two staff go check you again. You go see the new day here.',
    },
    'expert-draft-saved': { title: 'We don save the draft', description: 'We go keep am for 30 days.' },
    'conflicts-checked': {
      title: 'Thank you',
      description: 'If the work fit you, your list go show the next step. If e no fit you, do nothing.',
    },
    'assignment-accepted': {
      title: 'You don sign',
      description: 'You fit read the question and the extract now.',
    },
    'assignment-declined': { title: 'Done', description: 'Dis work no dey your hand again.' },
    'expert-message-sent': {
      title: 'Your message don go',
      description: 'We seal am for the expert and staff. The person wey report no go ever read am.',
    },
    'answer-sent': {
      title: 'Answer don go',
      description: 'Staff go read am. You fit send am again till dem close am.',
    },
    'answer-draft-saved': { title: 'We don save the draft', description: 'Staff no dey see am.' },
    'availability-saved': { title: 'We don save am', description: 'Staff go see whether you dey free.' },
    'expert-withdrawn': {
      title: 'You don withdraw the application',
      description: 'We don clean wetin you write. Your account still dey.',
    },
    'message-closed': { title: 'Message don clear', description: 'The words and the key don go.' },
    'notifications-read': {
      title: 'You don read all',
      description: 'Every message get mark say you don read am.',
    },
  },
} as const satisfies DraftOf<'toasts'>
