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
    lead: 'For an objection after which the words stay as they are. A colleague has to confirm the answer; then it stands at the report, and the report is no longer marked as disputed.',
    none: 'Nothing is disputed here at present.',
    outcomes: {
      answered: 'The words are right as they stand',
      withdrawn: 'Whoever asked took it back',
    },
    answeredHint: 'Say what shows it.',
    whyHint: 'The public reads this, for good. Nothing that points at the reporter or at whoever asked.',
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
      title: 'Take it up',
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
      title: 'Do not take it up',
      text: 'For what says nothing that could be checked, repeats what was answered, or only insults. The public sees nothing.',
      label: 'Why not',
      hint: 'Whoever asked reads this with their code.',
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
    },
    back: 'Back to the requests',
    about: 'About {number}',
    warning:
      'Some requests are written to find out who sent a report. Whatever you answer, here or at the address above, say nothing of the reporter, nor of what only they could know. Nobody has shown that they are who they say they are.',
    report: 'Open the report',
    withdrawnOn: 'Taken back on {day}',
    withdrawn: 'Whoever asked took it back.',
    accepted: 'Taken up',
    refused: 'Not taken up',
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
    lead: 'Below stand the words as the public reads them. Change what is wrong. Nothing changes before a colleague confirms it.',
    noDispute: 'None: we found it ourselves',
    whyHint:
      'The public reads this, for good, in the change log. Say what was wrong without repeating it, and nothing that points at the reporter or at whoever asked.',
    items: {
      one: 'To take an item out, empty all of its fields. A report has at most {count} item on each side. What the reporter handed in stays sealed as it was.',
      other:
        'To take an item out, empty all of its fields. A report has at most {count} items on each side. What the reporter handed in stays sealed as it was.',
    },
    button: 'Propose this correction',
    labelling: 'What the corrected words rest on',
    labellingLead:
      'For every statement that you changed or added. If they rest on several things, correct them one after the other. Where you only take something out, leave this empty.',
  },
} as const
