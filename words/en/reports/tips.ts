/** Tips about public reports: without an account, sealed, and with a code. */
export const tips = {
  tip: {
    tab: 'Fitila',
    title: 'I know more about report {number}',
    lead: 'Tell staff what you know. You need no account and no email address.',
    adviceTitle: 'Before you write',
    advice: [
      'Do not use a phone or computer of your employer, or the network at work.',
      'Your phone company can see that you opened this site. Tor Browser hides it.',
      'Leave out what only you can know, and who you are.',
      'If you are in danger now, leave this page first.',
    ],
    keptTitle: 'What we keep',
    kept: [
      'Your text, sealed, for {days} days. Staff who may read the report read it.',
      'The day, and no hour. No address of your device.',
      'A hash of your code. We cannot show you the code again later.',
    ],
    label: 'What you know',
    hint: 'Say how you know it, and who or what can prove it. Nothing of this becomes public by itself.',
    button: 'Send it to staff',
    failure: 'Nothing was sent.',
    report: 'To report something else, use the form for reports.',
    reportLink: 'Report something',
    sentTitle: 'We have what you wrote',
    sent: 'Staff read it beside report {number}. They may ask you something.',
    codeTitle: 'Your code. We show it once.',
    codeText: 'Write down the letters or the words. With either you can read the answer and add more.',
    warnings: [
      'Do not make a screenshot: photos are often copied to a cloud.',
      'Who has the code can read what you wrote.',
    ],
    checkText: 'Open what you sent with it now.',
    useAgain: 'Open it',
    openedTitle: 'What you told us about report {number}',
    opened: 'Staff can read it and answer here.',
    until: 'We delete it {days} days after the day on which you sent it.',
    delete: 'Delete it now',
    deleteText:
      'We delete all messages here at once. Neither you nor staff can get them back, and your code opens nothing.',
    deleteConfirm: 'Delete it for good',
    deleted: 'It is deleted. Destroy the copy of the code that you wrote down.',
    ofStaff: {
      one: 'One tip about this report',
      other: '{count} tips about this report',
    },
    forStaff:
      'A person without an account wrote this. We do not know who. It is a claim, and needs to be checked like any other.',
    newest: {
      one: 'The newest tip that is open:',
      other: 'The {count} newest tips that are open:',
    },
    all: {
      one: 'All tips about this report (one)',
      other: 'All tips about this report ({count})',
    },
    read: {
      one: 'Read it (one message)',
      other: 'Read it ({count} messages)',
    },
    listTitle: 'Tips about report {number}',
    listLead:
      'Open tips come first, and of them the newest. Each is shown with its last message. Tips from a network that sent many that day come after the others.',
    pageOf: 'Page {page} of {pages}',
    nextPage: 'Next page',
    pageBefore: 'Page before',
    closedOn: 'Closed on {day}.',
    closed:
      'Staff closed this conversation on {day}. You can still read it and delete it. Nothing more can be added here.',
    closedNew: 'If you know something new, send it as a new tip from the page of the report.',
    close: 'Close this tip',
    closeHint:
      'Its sender can still read it and delete it, and cannot add to it. They see that staff closed it. You can open it again.',
    reopen: 'Open it again',
    reopenHint: 'Its sender can then write again.',
    noneAtAll: 'There are no tips about this report.',
    answerTitle: 'Answer a tip',
    answer: 'Answer',
    visitor: 'Their side',
  },
}
