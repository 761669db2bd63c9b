/** Staff’s pages on requests, disputes and corrections. */
export const corrections = {
  correctionAnswer: {
    tab: 'Answer about {number}',
    labels: {
      dispute: 'Which dispute',
      outcome: 'What became of it',
      why: 'The answer',
    },
    title: 'Answer a dispute',
    lead: 'For an objection after which the words stay as they are. A colleague has to confirm the answer. Then it appears at the report, and the report is no longer marked as disputed.',
    none: 'Nothing is disputed here at present.',
    outcomes: {
      answered: 'The words are right as they are',
      withdrawn: 'The person who asked withdrew it',
    },
    answeredHint: 'Say what shows it.',
    whyHint:
      'The public reads this, for good. Write nothing that points at the reporter or at the person who asked.',
    button: 'Propose this answer',
  },
  correctionConfirmation: {
    changes: {
      title: 'What changes',
      all: 'Everything as it would then stand',
      nothing: 'Nothing',
      before: 'Now',
      after: 'Then',
    },
    tab: 'Confirm a correction of {number}',
    title: 'What is proposed',
    proposedBy: '{outcome}. Proposed by {by}, {at}.',
    willRead: 'The public will read',
    sharing: {
      title: 'Other boxes still say this',
      text: 'The proposal takes these words or figures out of one box. The boxes below still have them. Decline it if they are wrong there too.',
    },
    none: 'No proposal waits for this report.',
    another: 'Another member of staff, an officer or an administrator, has to confirm this.',
    alone:
      'You proposed this yourself, and no second person exists. If you confirm it, it waits 72 hours under public notice, and the history will say so.',
    confirm: 'Confirm, and make it public',
    decline: 'Turn it down',
  },
  proposalWaits: {
    title: 'A proposal waits already',
    look: 'Look at it',
    text: '. One is decided at a time.',
  },
  correctionRequests: {
    title: 'Requests for a correction',
    lead: 'From anybody, without an account; the one that has waited longest first. Nothing of them is public until one of you takes it up.',
    line: '{requester}. {number}, came on {day}',
    promised: 'Answer promised by {day}',
    overdue: 'Overdue since {day}',
    none: 'No request waits',
    noneText: 'What people say is wrong in a public report appears here.',
    proposed: 'Waits for a second person',
    disputed: 'Disputed, and without an answer yet',
    since: ', since {day}',
    proposedOn: ', proposed on {day}',
    proposedByYou: ', proposed by you on {day}',
  },
  correctionRequest: {
    accept: {
      title: 'Accept for review',
      text: 'The public sees “Disputed since {day}” at once, and which statement. None of the words above become public.',
      label: 'Which statement is disputed',
      button: 'Mark the report as disputed',
    },
    join: {
      title: 'The same is disputed already',
      text: 'Then it gets the answer of that dispute. The public sees no change.',
      label: 'Which dispute',
      choice: '{part}, since {day}',
      button: 'Add it to that dispute',
    },
    refuse: {
      title: 'Decline',
      text: 'Decline a request that cannot be checked, repeats an answered one, or only insults. The public sees nothing.',
      label: 'Reason',
      hint: 'The person who asked reads this with their code.',
    },
    tab: 'Request about {number}',
    terms: {
      requester: 'Who asks',
      about: 'About',
      wrong: 'What is wrong',
      right: 'What is right',
      shown: 'What shows it',
      reply: 'Can be reached at',
      receivedOn: 'Came on',
      promised: 'Answer promised by',
    },
    back: 'Back to the requests',
    about: 'About {number}',
    warning:
      'Some requests are written to find out who sent a report. Your answer, here or at the address above, must say nothing of the reporter, or of what only they could know. The people who ask have not proved who they are.',
    report: 'Open the report',
    withdrawnOn: 'Taken back on {day}',
    withdrawn: 'The person who asked withdrew it.',
    accepted: 'Accepted for review',
    refused: 'Declined',
    others: {
      one: '{count} more request waits about it.',
      other: '{count} more requests wait about it.',
    },
  },
  correctionProposal: {
    tab: 'Correct {number}',
    labels: {
      why: 'What is corrected, and why',
      dispute: 'Which dispute does it settle?',
    },
    title: 'Propose a correction',
    lead: 'Below are the words as the public reads them. Change what is wrong. Nothing changes before a colleague confirms it.',
    noDispute: 'None: we found it ourselves',
    whyHint:
      'The public reads this, for good, in the change log. Say what was wrong without repeating it. Write nothing that points at the reporter or at the person who asked.',
    items: {
      one: 'To take an item out, empty all of its fields. A report has at most {count} item on each side. What the reporter handed in stays sealed as it was.',
      other:
        'To take an item out, empty all of its fields. A report has at most {count} items on each side. What the reporter handed in stays sealed as it was.',
    },
    button: 'Propose this correction',
    sharing: {
      title: 'Other boxes still say this',
      text: 'You took these words or figures out of one box. The boxes below still have them. Change them above, or tick that they are right.',
      seen: 'I read these boxes, and they are right as they are',
    },
    labelling: 'What the corrected words rest on',
    labellingLead:
      'For every statement that you changed or added. If they rest on several things, correct them one after the other. Where you only take something out, leave this empty.',
  },
} as const
