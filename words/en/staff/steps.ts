/** The pages on which staff take a step on a report. */
export const steps = {
  claim: {
    tab: 'Who {number} is assigned to',
    title: 'Who this report is assigned to',
    read: 'Read the report',
    ask: 'Ask your colleague for it in a note',
    explanation: {
      one: 'A report is assigned for {count} day, so that no one blocks it by leaving. Until then no colleague can verify, rate or decide it. They can add a peer review. A verification or a decision releases it earlier. An administrator can release it too.',
      other:
        'A report is assigned for {count} days, so that no one blocks it by leaving. Until then no colleague can verify, rate or decide it. They can add a peer review. A verification or a decision releases it earlier. An administrator can release it too.',
    },
  },
  peerReview: {
    tab: 'Peer review of {number}',
    labels: {
      reviewType: 'What did you look at?',
      comments: 'Comments',
    },
    title: 'Add a peer review',
    lead: 'It changes nothing by itself. Staff read it; the reporter and the public do not.',
    failure: 'Review submission failed',
    hint: 'What holds, what does not, and what you would still ask for.',
    button: 'Submit the review',
  },
  rating: {
    tab: 'Rate {number}',
    label: 'How credible is it?',
    title: 'Rate the credibility',
    lead: 'The first rating counts as it is. Each later one is averaged with the figure before it.',
    failure: 'Rating failed',
    choice: '{value} of {highest}',
    button: 'Rate',
  },
  rejection: {
    tab: 'Reject {number}',
    title: 'Propose to reject this report?',
    lead: 'It counts when a second person confirms it. Then the report is not published, and the reporter reads the reason below. Unconfirmed for seven days, it stays pending.',
    label: 'Reason',
    hint: 'Say what is missing or wrong, so that the reporter can send a better one. Do not name anyone.',
    button: 'Propose the rejection',
    failure: 'Rejection failed',
  },
  reopening: {
    tab: 'Reopen {number}',
    title: 'Propose to reopen this report?',
    lead: 'It counts when a second person confirms it. Then the report is pending again, and the reporter is told.',
    label: 'Why the rejection was wrong',
    hint: 'The second person reads this. Do not name anyone.',
    button: 'Propose to reopen it',
    failure: 'Reopening failed',
  },
  retraction: {
    tab: 'Retract {number}',
    title: 'Retract this report?',
    lead: 'The allegation disappears from every public page at once. The notice below takes its place. A second person confirms or reverses this. Unconfirmed after 24 hours, it stays retracted and is marked.',
    label: 'Correction notice',
    hint: 'The public reads this. Say what was wrong, without the name of the person and without repeating the allegation.',
    button: 'Retract the report',
    failure: 'Retraction failed',
  },
  verification: {
    tab: 'Verify {number}',
    labels: {
      method: 'How did you verify it?',
      notes: 'Notes',
      expertAnswer: 'Does it rest on the answer of an expert as well?',
    },
    expertAnswerHint: 'An answer supports a verification. It never is one: say above what you checked.',
    noExpertAnswer: 'No',
    title: 'Record a verification',
    lead: 'This verification applies to the current text only. If the reporter changes it, verify it again.',
    again: 'You verified this text before. What you record now replaces it.',
    failure: 'Verification failed',
    hint: 'What you compared, saw or were told, and where. Only staff read this.',
    statements: 'What each statement rests on',
    statementsLead:
      'Fill in what you saw. The approval begins with it, so that no one types it again. Leave out what you did not check. Name a paper, a register or a body as the source, never a person who told you.',
    button: 'Record the verification',
  },
  approval: {
    tab: 'Approve {number}',
    title: 'Approve this report?',
    aPerson: 'A person',
    failure: 'Approval failed',
    hints: { title: 'Only a court finds a person guilty', instead: 'Instead:' },
    guilt:
      'These words say it as a fact, and the public would read it from us. After an approval, only a correction by two people changes them. Reject the report with the reason, and the reporter can send it in other words.',
    label: 'Mark each statement',
    labelLead:
      'Say what each statement rests on, where to find that, and on which day you or a colleague saw it. If one part is only an inference, mark the whole box as inference. Name a paper, a register or a body as the source, never a person who told you.',
    button: 'Approve and make it public',
    warning: '{name} will be named in public',
    warningText:
      'Everything in the boxes below becomes public, word for word, with what you write there. You can retract it later, but people may have read it. Does anything in it point to the reporter?',
    links: 'Links that become public too',
    covered: 'Words to black out',
    coveredHint:
      'One line for each, as the report has it: a name of a bystander, a number that few know. Each place in the text gets a black box of one length. The report that was sent stays sealed as it is. It cannot be undone after the approval.',
  },
} as const
