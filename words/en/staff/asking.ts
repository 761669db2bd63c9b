/** Asking for a correction, looking up the answer, and the public log of corrections. */
export const asking = {
  correctionLookUp: {
    states: {
      waiting: {
        title: 'It waits',
        text: 'No member of staff has decided on it yet.',
      },
      disputed: {
        title: 'Taken up',
        text: 'The report now says that it is disputed. Staff look into it; their answer will stand here and at the report.',
      },
      refused: {
        title: 'Not taken up',
        text: 'Staff read it and changed nothing. The reason:',
      },
      corrected: {
        title: 'Corrected',
        text: 'The public words were changed. What stands about it in the change log:',
      },
      answered: {
        title: 'Answered',
        text: 'The words stay as they are. The answer, which stands at the report too:',
      },
      withdrawn: {
        title: 'Taken back',
        text: 'It was taken back.',
      },
      retracted: {
        title: 'The report was taken back',
        text: 'None of it is public any more. In its place stands:',
      },
    },
    about: 'About',
    askedOn: ', asked on {day}',
    withdraw: 'Take my request back',
    title: 'Your request for a correction',
    code: 'Your code',
    lead: 'With the code that you got after sending it, you see here how it stands.',
    button: 'Look it up',
  },
  askForCorrection: {
    labels: {
      requester: 'What are you to the matter?',
      about: 'Which statement is wrong?',
      wrong: 'What is wrong with it?',
      right: 'What is right?',
      shown: 'What shows it?',
      reply: 'How can we reach you?',
    },
    shownHint:
      'Where it can be read or seen: a register, a judgment, web addresses, who can confirm it. The more of it we can check, the sooner we can act.',
    replyHint: 'Only if we may ask you back. The answer itself needs no address: you read it with your code.',
    button: 'Send the request',
    tab: 'Ask for a correction of {number}',
    retracted: 'This report was taken back',
    title: 'Ask for a correction',
    lead: 'Is something wrong in this report? Tell us. You need no account, and no JavaScript.',
    retractedText: 'None of it is public any more. If the notice that stands in its place is wrong, please',
    contact: 'write to us',
    about: 'About {name}, public since {day}.',
    onlyBeginnings: 'Below stands the beginning of each statement, as in the search. The whole is on',
    page: 'the report’s page',
    account: ', for which one needs an account; it may have any name.',
    disputed: 'It is disputed since {day}. You can add what you know.',
    received: 'We have your request',
    receivedLead: 'A member of staff will read it.',
    keep: 'Keep this code, on paper if you can',
    keepText:
      'It is shown only now. With it you can look up what became of your request, and take it back. We keep no copy that we could read.',
    lookUp: 'Look up how it stands',
    terms: [
      '**What happens:** a member of staff reads it. If it is serious, the report shows that it is disputed, since the day you asked. If not, you get a reason. One of us proposes what follows from it, and another has to agree.',
      '**Your answer:** after sending you get a code. With it you look up [how it stands](/corrections/request), without an account.',
      '**What we keep:** your words, sealed, and the day. No address, no device, no account, even if you are logged in. {count} days after it is settled we erase it.',
      '**What we never tell:** who sent a report, and whether a guess is right. Please do not write whom you suspect.',
    ],
  },
  correctionLog: {
    description: 'Every correction, answer and retraction of a public report on Fitila, newest first.',
    title: 'Corrections',
    lead: 'What we corrected, answered or took back in public reports, newest first. The words that were replaced are not repeated here.',
    isWrong: 'Is something wrong in a report? Choose “Is something wrong?” below it in the',
    list: 'list',
    askedAlready: '. If you have asked already,',
    lookUp: 'look up how it stands',
    none: 'Nothing was corrected yet',
    noOlder: 'There is nothing older',
    noneText: 'Corrections, answers and retractions appear here.',
    newest: 'Back to the newest',
    older: 'Older',
  },
} as const
