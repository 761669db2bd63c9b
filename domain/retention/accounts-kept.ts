import { days } from '../time/durations.ts'
import type { Kept } from './kept.ts'
import {
  daysOfLink,
  daysOfUsage,
  daysPastDue,
  draftPeriod,
  invitationPeriod,
  papersKeptDays,
  registrationPeriod,
} from './periods.ts'

const withTheAccount = {
  kept: 'As long as the account.',
  why: 'The account needs it, and deleting the account deletes it.',
  ends: null,
} as const

/** What is held on people with an account, or on their way to one. */
export const accountsKept = {
  account: {
    tables: ['profiles'],
    kept: 'As long as the account exists.',
    why: 'Its owner deletes it.',
    ends: null,
  },
  'saved filters': { tables: ['saved_filters'], ...withTheAccount },
  'saved searches': {
    tables: ['saved_searches'],
    kept: 'Until you delete it, or as long as the account. When a plan ends it is paused.',
    why: 'Without it there would be nothing to look for.',
    ends: null,
  },
  'folders and notes': {
    tables: ['folders', 'folder_entries'],
    kept: 'Until you delete it, or as long as the account. When a plan ends it is paused.',
    why: 'They are yours.',
    ends: null,
  },
  'lists of names': {
    tables: ['name_lists'],
    kept: 'Until you delete it, or as long as the account. When a plan ends it is paused.',
    why: 'Without the list there would be nothing to compare.',
    ends: null,
  },
  'time of a plan': { tables: ['plan_periods'], ...withTheAccount },
  payment: {
    tables: ['payments', 'payment_disputes'],
    kept: 'Without end, and after 30 days without a link to an account.',
    why: 'The books have to show what was earned.',
    ends: null,
  },
  invoice: {
    tables: ['invoices', 'invoice_counts'],
    kept: 'Without end. It names a payment, and neither an account nor a buyer.',
    why: 'Tax law asks for books.',
    ends: null,
  },
  'use of a plan': {
    tables: ['usage_months'],
    kept: '{period} from the first day of its month, or as long as the account.',
    why: 'A month is over by then.',
    ends: { from: 'the first day of the month', after: days(daysOfUsage), outcome: 'deleted', look: 'daily' },
  },
  'renewal of a plan': {
    tables: ['renewals'],
    kept: 'Until you cancel it; otherwise {period} after the plan has ended.',
    why: 'It is tried until then.',
    ends: { from: 'the end of the plan', after: days(daysPastDue), outcome: 'deleted', look: 'daily' },
  },
  'payment on trial': {
    tables: ['trial_payments'],
    kept: 'Without end, on a site where payments are on trial. It names no account.',
    why: 'It replaces what a payment service would know.',
    ends: null,
  },
  'link of a payment to an account': {
    tables: ['payment_accounts'],
    kept: '{period} after the day of the payment.',
    why: 'A payment can be questioned or given back for as long.',
    ends: { from: 'the day of the payment', after: days(daysOfLink), outcome: 'deleted', look: 'daily' },
  },
  'organisation and its seats': {
    tables: ['organisations', 'organisation_seats'],
    kept: 'A seat until its holder leaves it or its owner takes it back; an organisation until its owner ends it. Both go with their account.',
    why: 'Without it we would not know who shares the plan.',
    ends: null,
  },
  'invitation to a seat': {
    tables: ['organisation_invites'],
    kept: null,
    why: 'An invitation that has expired opens nothing. It names no one.',
    ends: { from: 'its expiry', after: 0, outcome: 'deleted', look: 'daily' },
  },
  'key of the API': {
    tables: ['api_keys'],
    kept: 'Until you revoke it, it expires, or the account goes.',
    why: 'A key that has expired opens nothing. Only a hash of it is kept.',
    ends: { from: 'its expiry', after: 0, outcome: 'deleted', look: 'daily' },
  },
  voucher: {
    tables: ['voucher_batches', 'vouchers'],
    kept: null,
    why: 'A voucher that has expired brings nothing. Nothing in it says who bought or used it.',
    ends: { from: 'the expiry of its batch', after: 0, outcome: 'deleted', look: 'daily' },
  },
  password: { tables: ['credentials'], ...withTheAccount },
  session: {
    tables: ['sessions'],
    kept: 'Until you log out or end it. One that has expired is deleted within the hour.',
    why: 'An expired session opens nothing.',
    ends: { from: 'its expiry', after: 0, outcome: 'deleted', look: 'hourly' },
  },
  'second step': {
    tables: ['totp_factors', 'passkeys'],
    kept: 'Until you remove it, or the account goes.',
    why: 'Each log-in asks for it.',
    ends: null,
  },
  'unfinished second step': {
    tables: ['totp_factors'],
    kept: 'One that you began and did not finish, {period}.',
    why: 'A secret that was shown and never confirmed protects nothing.',
    ends: { from: 'its beginning', after: days(1), outcome: 'deleted', look: 'hourly' },
  },
  'recovery codes': {
    tables: ['recovery_codes'],
    kept: 'Until each is used, replaced, or the account goes.',
    why: 'They are the way in without the app.',
    ends: null,
  },
  invitation: {
    tables: ['invitations'],
    kept: 'Until it expires, after {period}; one that was accepted, without end.',
    why: 'An accepted invitation shows who brought whom onto the staff.',
    ends: {
      from: 'its making, unless it was accepted',
      after: invitationPeriod,
      outcome: 'deleted',
      look: 'hourly',
    },
  },
  proposal: {
    tables: ['proposals'],
    kept: 'Without end; what it would have changed is emptied when it ends.',
    why: 'It shows that two people decided.',
    ends: null,
  },
  grant: {
    tables: ['grants'],
    kept: 'Until its end.',
    why: 'A grant that has ended opens nothing.',
    ends: { from: 'its end', after: 0, outcome: 'deleted', look: 'hourly' },
  },
  registration: {
    tables: ['registrations'],
    kept: '{period} at most.',
    why: 'Its address has not answered, so it is not an account yet.',
    ends: {
      from: 'its making',
      after: registrationPeriod,
      outcome: 'deleted, and its user name is free',
      look: 'hourly',
    },
  },
  'link in a letter': {
    tables: ['account_tokens'],
    kept: 'Until it expires, also when it was used; then it is deleted within the hour.',
    why: 'A used link is kept so that it does not work twice.',
    ends: { from: 'its expiry', after: 0, outcome: 'deleted', look: 'hourly' },
  },
  'letter in the outbox': {
    tables: [],
    kept: 'Where the site has no mail server, letters are files on its machine, for {period} after their day.',
    why: 'Its operator has to hand them over by then. A letter tells that its address has an account.',
    ends: {
      from: 'the beginning of the day of its writing',
      after: days(8),
      outcome: 'deleted',
      look: 'daily',
    },
  },
  'counted tries': {
    tables: ['rate_limits'],
    kept: 'Counted for a quarter of an hour, and deleted within an hour after the day ends.',
    why: 'Without the salt of its day, a count cannot be linked to a person.',
    ends: { from: 'the end of the day', after: 0, outcome: 'deleted', look: 'hourly' },
  },
  'salt of a day': {
    tables: ['daily_salts'],
    kept: null,
    why: 'Without it, not even we can tell whose tries were counted.',
    ends: { from: 'the end of the day', after: 0, outcome: 'deleted', look: 'hourly' },
  },
  notifications: { tables: ['notifications', 'notification_preferences'], ...withTheAccount },
  'application of an expert': {
    tables: ['expert_profiles'],
    kept: 'Until you withdraw it, or the account goes.',
    why: 'Staff ask experts by what they offered.',
    ends: null,
  },
  'work of an expert': {
    tables: ['expert_assignments', 'expert_extract_pages'],
    kept: 'With the report. The extract, its pages and the messages are deleted when the work ends.',
    why: 'Staff have to know on what a verification rests.',
    ends: null,
  },
  'checks of an expert': { tables: ['expert_checks'], ...withTheAccount },
  'papers of an expert': {
    tables: ['expert_profiles'],
    kept: 'Your register, employer and referees until {period} after the decision.',
    why: 'What was checked, by whom and when is noted. The papers themselves are needed no more.',
    ends: { from: 'the day of the decision', after: days(papersKeptDays), outcome: 'erased', look: 'daily' },
  },
  'draft of an application': {
    tables: ['expert_drafts'],
    kept: '{period} after the day on which you last saved it.',
    why: 'What is not sent by then is seldom sent.',
    ends: { from: 'the day of its last change', after: draftPeriod, outcome: 'deleted', look: 'daily' },
  },
  declaration: {
    tables: ['staff_declarations'],
    kept: 'As long as you are on the staff. A new declaration replaces the one before.',
    why: 'Each report is compared with it.',
    ends: null,
  },
  letter: {
    tables: ['jobs'],
    kept: 'Until the letter is sent or given up, about three days at most after it was due; {period} in any case.',
    why: 'A letter is tried again for about two days, and one of the weekly news waits a week.',
    ends: { from: 'its making', after: days(14), outcome: 'deleted', look: 'daily' },
  },
} as const satisfies Record<string, Kept>
