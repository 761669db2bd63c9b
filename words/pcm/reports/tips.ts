import type { DraftOf } from '../../words.ts'

export const tips = {
  tip: {
    tab: 'Fitila',
    title: 'I know more about report {number}',
    lead: 'Tell staff wetin you know. You no need account, and you no need email.',
    adviceTitle: 'Before you write',
    advice: [
      'No use phone or computer of your office, and no use the network for work.',
      'Your phone company fit see say you open dis site. Tor Browser dey hide am.',
      'Leave wetin be say na only you fit know, and who you be.',
      'If danger dey now, comot from dis page first.',
    ],
    keptTitle: 'Wetin we dey keep',
    kept: [
      'Your words, sealed, for {days} days. Staff wey fit read the report go read am.',
      'The day, and no time. No address of your phone.',
      'Hash of your code. We no fit show you the code again.',
    ],
    label: 'Wetin you know',
    hint: 'Talk how you take know am, and who or wetin fit prove am. E no go enter public by itself.',
    button: 'Send am to staff',
    failure: 'Nothing go.',
    report: 'To report another thing, use the form for reports.',
    reportLink: 'Report something',
    sentTitle: 'We don get wetin you write',
    sent: 'Staff go read am beside report {number}. Dem fit ask you something.',
    codeTitle: 'Your code. We dey show am one time.',
    codeText:
      'Write the letters or the words for paper. With any of the two you fit read the answer and add more.',
    warnings: [
      'No screenshot am: phone dey often copy photos go cloud.',
      'Person wey get the code fit read wetin you write.',
    ],
    checkText: 'Open wetin you send with am now.',
    useAgain: 'Open am',
    openedTitle: 'Wetin you tell us about report {number}',
    opened: 'Staff fit read am and answer here.',
    until: 'We go delete am {days} days after the day wey you send am.',
    delete: 'Delete am now',
    deleteText:
      'We go delete all messages here at once. You and staff no fit bring dem back, and your code no go open anything.',
    deleteConfirm: 'Delete am finish',
    deleted: 'E don delete. Destroy the paper wey you write the code.',
    ofStaff: {
      one: 'One gist about dis report',
      other: '{count} gist about dis report',
    },
    forStaff:
      'Person wey no get account write dis one. We no know who. Na wetin person talk, and una must check am like any other.',
    newest: {
      one: 'The newest gist wey dey open:',
      other: 'The {count} newest gist wey dey open:',
    },
    all: {
      one: 'All gist about dis report (one)',
      other: 'All gist about dis report ({count})',
    },
    read: {
      one: 'Read am (one message)',
      other: 'Read am ({count} messages)',
    },
    listTitle: 'Gist about report {number}',
    listLead:
      'Gist wey dey open dey come first, and the newest dey for top. Each one dey show with im last message. Gist from network wey send plenty that day dey come after the others.',
    pageOf: 'Page {page} of {pages}',
    nextPage: 'Next page',
    pageBefore: 'Page before',
    closedOn: 'E close for {day}.',
    closed:
      'Staff close dis conversation for {day}. You fit still read am and delete am. Nothing fit enter here again.',
    closedNew: 'If you sabi new thing, send am as new gist from the page of the report.',
    close: 'Close dis gist',
    closeHint:
      'The person wey send am fit still read am and delete am, but e no fit add to am. E go see say staff close am. You fit open am again.',
    reopen: 'Open am again',
    reopenHint: 'Then the person wey send am fit write again.',
    noneAtAll: 'No gist dey about dis report.',
    answerTitle: 'Answer gist',
    answer: 'Answer',
    visitor: 'Their own side',
  },
} as const satisfies DraftOf<'tips'>
