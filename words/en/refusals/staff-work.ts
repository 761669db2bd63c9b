import type { SomeRefusals } from './some-refusals.ts'

/** In the work of staff and experts on reports, people and the archive. */
export const refusalsOfStaffWork = {
  refusals: {
    'step-not-possible': {
      title: 'This cannot be done now',
      text: 'The report has changed since you opened this page. Check its status, then decide again.',
    },
    'words-changed': {
      title: 'The words have changed',
      text: 'The reporter edited this report after you opened it. Read it again, then decide.',
    },
    'own-report': {
      title: 'This is your own report',
      text: 'You cannot verify, rate, review, approve or reject your own report. Another member of staff has to.',
    },
    'verification-needed': {
      title: 'Not verified yet',
      text: 'A report is approved only after a verification. Ask a colleague to verify it first.',
    },
    'second-person-needed': {
      title: 'A second person is needed',
      text: 'No verification of this report counts for you. Its author has to be on the staff now, not new, and not bound to you by an invitation. Another member can verify it as well, or approve it.',
    },
    'report-held': {
      title: 'This report is assigned to a colleague',
      text: 'Two people do not work on one report at once. You can read it, and ask your colleague for it in a note. You can assign it to yourself once they release it.',
    },
    'declaration-needed': {
      title: 'Your declaration is missing',
      text: 'Staff do not handle reports about themselves or people close to them. Declare your names and employers once, then this page opens. If you have declared, we are still comparing it with the reports.',
    },
    'conflict-of-interest': {
      title: 'You may not handle this report',
      text: 'It names you, an employer of yours or someone whom you declared, or its sender asked for a colleague. A colleague handles it.',
    },
    'claim-passes-on': {
      title: 'This report waits for a colleague',
      text: 'You have verified it, so the next step is a colleague’s. It stays unassigned until one of them takes it.',
    },
    'colleague-cannot': {
      title: 'This colleague cannot take it',
      text: 'They may have verified it already, may not handle it, or work no longer on the staff. We do not say which. Choose another colleague.',
    },
    'nothing-chosen': {
      title: 'No report is chosen',
      text: 'Tick the reports in the table first, at most one page of them.',
    },
    'joined-already': {
      title: 'Joined already',
      text: 'These two reports are joined already.',
    },
    'too-many-joined': {
      title: 'Too many reports',
      text: 'No more can be joined to this one. Join the next one to another report of this case.',
    },
    'too-many-notes': {
      title: 'This case has too many notes',
      text: 'It has 200 notes. Delete a note of yours that is no longer needed.',
    },
    'too-many-follow-ups': {
      title: 'No more can be added here',
      text: 'A report takes 20 of these. Write the rest as a message to staff.',
    },
    'no-notice-yet': {
      title: 'No notice is recorded',
      text: 'Record first that the person named or their office was given notice.',
    },
    'source-not-asked': {
      title: 'Ask the source first',
      text: 'The conversation does not show this. An agreement needs a question of staff and an answer. Silence counts 14 days after the question.',
    },
    'too-many-petitions': {
      title: 'This case has too many petitions',
      text: 'A case takes 20 of them.',
    },
    'too-many-consequences': {
      title: 'This report has too many lines',
      text: 'It says 30 things that happened since. Propose to take one out first.',
    },
    'no-filter-to-save': {
      title: 'Nothing to keep',
      text: 'Choose a filter, a stage or an order first. What you search for is not kept.',
    },
    'too-many-filters': {
      title: 'You keep 12 filters already',
      text: 'Remove one that you no longer use.',
    },
    'nobody-holds-it': {
      title: 'This report is not assigned',
      text: 'It was released already, or the time ran out. You can assign it to yourself.',
    },
    'request-settled': {
      title: 'This request is settled',
      text: 'A colleague decided on it, or the person who asked withdrew it, after you opened this page.',
    },
    'dispute-ended': {
      title: 'This dispute has an answer',
      text: 'It was ended after you opened this page. Look at the report, then decide again.',
    },
    'nothing-changed': {
      title: 'Nothing is different',
      text: 'Change the words that are wrong. If they are right as they stand, answer the dispute instead.',
    },
    'correction-waits': {
      title: 'A proposal waits already',
      text: 'One correction of a report is decided at a time. Confirm or turn down the one that there is first.',
    },
    'correction-settled': {
      title: 'This proposal is settled',
      text: 'A colleague confirmed it or turned it down after you opened this page.',
    },
    'second-person-to-confirm': {
      title: 'A second person is needed',
      text: 'You proposed this. Another member of staff has to confirm it.',
    },
    'not-the-second-person': {
      title: 'Another member has to confirm this',
      text: 'You proposed it, or it is about you. Or it is about the person who invited you, or whom you invited. New members can confirm 72 hours after they set up their second step.',
    },
    'proposal-waits': {
      title: 'A proposal waits already',
      text: 'The same was proposed before. A second person confirms or declines that one first.',
    },
    'proposal-ended': {
      title: 'This proposal has ended',
      text: 'It was confirmed, declined or withdrawn, or it lapsed, after you opened this page.',
    },
    'expert-is-staff': {
      title: 'Staff are no experts',
      text: 'An expert looks from outside. Use an account that has no role of staff.',
    },
    'expert-not-free': {
      title: 'This expert cannot be asked',
      text: 'They have enough work, are tied to it, or were asked before. Choose another, and a day from today on.',
    },
    'checks-missing': {
      title: 'Checks are missing',
      text: 'Note a result for every check first. Identity, referees and records have to be confirmed.',
    },
    'expert-decided': {
      title: 'Your application is decided',
      text: 'Two people checked what you sent. To change it, withdraw it and apply again.',
    },
    'conviction-withdrawn': {
      title: 'This conviction is withdrawn already',
      text: 'Two people withdrew it before.',
    },
    'judged-already': {
      title: 'This was judged already',
      text: 'Two members said before that these two records are about the same.',
    },
    'retraction-reversed': {
      title: 'Another member has to retract this',
      text: 'A second person reversed your retraction of this report. If it is wrong, another member can retract it.',
    },
    'proposer-left': {
      title: 'The proposer is no longer active',
      text: 'The member who proposed this has left, is suspended, or has another role. Decline it, and propose it yourself.',
    },
    'suspension-lapsed-lately': {
      title: 'This suspension was not confirmed before',
      text: 'You suspended this account within the last seven days, and no second person confirmed it. Another administrator can suspend it.',
    },
    'no-second-step': {
      title: 'There is no second step to reset',
      text: 'This account has no app and no passkey. Its owner sets one up after the next log-in.',
    },
    'request-code-unknown': {
      title: 'We do not know this code',
      text: 'It may be mistyped. We erase a request ninety days after it was settled, and its code stops working. The answer stays in the public change log.',
    },
    'csv-unreadable': {
      title: 'We could not read this file',
      text: 'A quoted cell does not end where it should. Save it as CSV (UTF-8, with commas) once more.',
    },
    'csv-columns-missing': {
      title: 'Columns are missing',
      text: 'The first row has to name the columns name, state, offense, courtLocation, convictionDate, sentence, year and sourceUrl, each once.',
    },
    'csv-empty': {
      title: 'There is no row to import',
      text: 'Choose a CSV file, or paste one, with a row of column names and at least one row below it.',
    },
    'csv-too-long': {
      title: 'Too many rows at once',
      text: 'One file may have 20,000 rows. Please divide it.',
    },
    'archive-year-full': {
      title: 'This year is full',
      text: 'A year of the archive holds 9,999 records, because its numbers have four digits. Nothing was imported.',
    },
  },
} as const satisfies SomeRefusals
