import type { DraftOf } from '../../words.ts'

export const refusalsOfStaffWork = {
  refusals: {
    'step-not-possible': {
      title: 'You no fit do am now',
      text: 'The report don move since you open dis page. Look where e dey, then decide again.',
    },
    'words-changed': {
      title: 'The words don change',
      text: 'The reporter change dis report after you open am. Read am again, then decide.',
    },
    'own-report': {
      title: 'Na your own report be dis',
      text: 'Nobody fit verify, rate, review, approve or reject im own report. Another staff go do am.',
    },
    'verification-needed': {
      title: 'Nobody don verify am',
      text: 'We dey approve report only after verification. Ask another staff to verify am first.',
    },
    'second-person-needed': {
      title: 'E need another person',
      text: 'Na only you don verify dis report. Another staff must approve am, or verify am too.',
    },
    'report-held': {
      title: 'Another staff don take dis report',
      text: 'Two people no dey work on one report the same time. You fit read am, and ask your colleague for am inside note. You fit take am when dem return am.',
    },
    'declaration-needed': {
      title: 'Your declaration no dey',
      text: 'No staff dey handle report wey concern am or im people. Write your names and where you dey work one time, then dis page go open.',
    },
    'conflict-of-interest': {
      title: 'You no fit handle dis report',
      text: 'E mention you, where you dey work, or person wey you declare, or the sender ask for another staff. Another staff go handle am.',
    },
    'claim-passes-on': {
      title: 'Dis report dey wait for another person',
      text: 'You don verify am, so the next step na for another staff. Nobody get am till one of dem take am.',
    },
    'colleague-cannot': {
      title: 'This person no fit take am',
      text: 'E fit be say dem don verify am, no suppose handle am, or don comot from staff. We no dey talk which one. Choose another person.',
    },
    'nothing-chosen': {
      title: 'You never choose any report',
      text: 'Mark the reports for the table first, no pass one page.',
    },
    'joined-already': {
      title: 'Dem don join already',
      text: 'Dis two reports don join already.',
    },
    'too-many-joined': {
      title: 'Reports too many',
      text: 'E no fit take more. Join the next one to another report of dis case.',
    },
    'too-many-notes': {
      title: 'Notes don too much for this case',
      text: 'E get 200 notes. Delete one of your own wey nobody need again.',
    },
    'too-many-follow-ups': {
      title: 'E don full for here',
      text: 'One report fit take 20 of dis kind. Write the rest as message give staff.',
    },
    'no-notice-yet': {
      title: 'No notice dey for record',
      text: 'First write say dem give notice to the person wey dem name or the office.',
    },
    'source-not-asked': {
      title: 'Ask the source first',
      text: 'The talk no show am. Agreement need question from staff, and answer. If answer no come, e count 14 days after the question.',
    },
    'too-many-petitions': {
      title: 'Dis case get too many petitions',
      text: 'One case fit take 20.',
    },
    'too-many-consequences': {
      title: 'Dis report get too many lines',
      text: 'E don talk 30 things wey happen after. Propose to comot one first.',
    },
    'no-filter-to-save': {
      title: 'Nothing dey to keep',
      text: 'First choose filter, stage or order. We no dey keep wetin you search.',
    },
    'too-many-filters': {
      title: 'You don keep 12 filters already',
      text: 'Remove one wey you no dey use again.',
    },
    'nobody-holds-it': {
      title: 'Nobody get dis report now',
      text: 'Dem don return am, or the time don finish. You fit take am.',
    },
    'request-settled': {
      title: 'Dem don settle dis request',
      text: 'Your colleague don decide am, or the person wey ask don take am back, after you open dis page.',
    },
    'dispute-ended': {
      title: 'Dis matter don get answer',
      text: 'E end after you open dis page. Look the report, then decide again.',
    },
    'nothing-changed': {
      title: 'Nothing change',
      text: 'Change the words wey no correct. If dem correct as dem be, answer the matter instead.',
    },
    'correction-waits': {
      title: 'One correction dey wait already',
      text: 'We dey decide one correction at a time. First agree to the one wey dey, or turn am down.',
    },
    'correction-settled': {
      title: 'Dem don settle dis correction',
      text: 'Your colleague don agree or turn am down after you open dis page.',
    },
    'second-person-to-confirm': {
      title: 'Another person must agree',
      text: 'Na you bring dis one. Another staff must agree to am.',
    },
    'not-the-second-person': {
      title: 'Another staff must confirm dis one',
      text: 'Na you propose am, or the matter concern you. Or e concern who invite you, or who you invite. New staff fit confirm 72 hours after dem set the second step.',
    },
    'proposal-waits': {
      title: 'One proposal dey wait already',
      text: 'Dem don propose the same thing before. Second person go confirm or decline dat one first.',
    },
    'proposal-ended': {
      title: 'Dis proposal don end',
      text: 'Dem don confirm am, decline am or comot am, or the time don pass, after you open dis page.',
    },
    'expert-is-staff': {
      title: 'Staff no fit be expert',
      text: 'Expert dey look from outside. Use account wey no be staff own.',
    },
    'expert-not-free': {
      title: 'You no fit ask dis expert',
      text: 'E get enough work, the matter concern am, or dem don ask am before. Choose another one, and choose today or day wey dey come.',
    },
    'checks-missing': {
      title: 'Some checks remain',
      text: 'Write result for every check first. Identity, referees and records must confirm.',
    },
    'expert-decided': {
      title: 'Dem don decide your application',
      text: 'Two people don check wetin you send. To change am, withdraw am and apply again.',
    },
    'conviction-withdrawn': {
      title: 'Dem don comot dis conviction already',
      text: 'Two people comot am before.',
    },
    'judged-already': {
      title: 'Dem don judge dis one already',
      text: 'Two staff don talk before say these two records concern the same one.',
    },
    'retraction-reversed': {
      title: 'Another staff must take am back',
      text: 'Second person cancel as you take dis report back. If e no correct, another staff fit take am back.',
    },
    'proposer-left': {
      title: 'The person wey propose am no dey again',
      text: 'The staff wey propose dis one don leave, dem suspend am, or the role don change. Decline am, and propose am yourself.',
    },
    'suspension-lapsed-lately': {
      title: 'No person confirm dis suspension before',
      text: 'You suspend dis account inside the last seven days, and no second person confirm am. Another administrator fit suspend am.',
    },
    'no-second-step': {
      title: 'No second step dey to reset',
      text: 'Dis account no get app and no get passkey. The owner go set one after the next log-in.',
    },
    'request-code-unknown': {
      title: 'We no know dis code',
      text: 'Maybe e no dey complete. Ninety days after we settle request we dey clear am, and the code no go work again; the answer go dey for the list of corrections.',
    },
    'csv-unreadable': {
      title: 'We no fit read dis file',
      text: 'One cell wey get quote no close where e suppose close. Save am again as CSV (UTF-8, with comma).',
    },
    'csv-columns-missing': {
      title: 'Some columns no dey',
      text: 'The first row must get the columns name, state, offense, courtLocation, convictionDate, sentence, year and sourceUrl, each one time.',
    },
    'csv-empty': {
      title: 'No row dey to bring in',
      text: 'Choose CSV file, or paste one, wey get row of column names and at least one row under am.',
    },
    'csv-too-long': { title: 'Rows too plenty', text: 'One file fit get 20,000 rows. Abeg divide am.' },
    'archive-year-full': {
      title: 'Dis year don full',
      text: 'One year for the archive fit hold 9,999 records, because im numbers get four digits. Nothing enter.',
    },
  },
} as const satisfies DraftOf<'refusalsOfStaffWork'>
