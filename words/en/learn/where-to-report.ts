/** The guide to the bodies that take reports. */
export const whereToReport = {
  channelGuide: {
    competent: 'The right agencies',
    questionsTitle: 'Four questions',
    button: 'Show where to report',
    all: 'All of them',
    introduction:
      'Fitila is one way. These bodies can investigate, and some can help you. Police, EFCC and ICPC do not decide who is guilty: courts do.',
    caution:
      'Your answers travel to our server in the address of the page, and stay in your browser’s history. They are not stored here.',
  },
  /** What the server puts together from the answers. */
  whereToReport: {
    questions: {
      what: {
        label: 'What is it about?',
        choices: {
          bribe: 'A bribe, or an office that was abused',
          wealth: 'Wealth that income does not explain, fraud, laundering',
          declaration: 'Assets that were not declared',
          contract: 'A contract or a tender',
          'public-money': 'Federal money that is missing',
          project: 'A project that was paid for and not built',
          police: 'What a police officer did',
          dismissal: 'A dismissal, or an office that treats people wrongly',
        },
      },
      whose: {
        label: 'Whose office is it?',
        choices: {
          federal: 'The Federation’s',
          state: 'A state’s or a local government’s',
          private: 'A company’s',
        },
      },
      name: {
        label: 'May they know your name?',
        choices: { no: 'No, it has to stay out', yes: 'Yes' },
      },
      harm: {
        label: 'Has anybody harmed or threatened you for it?',
        choices: { no: 'No', yes: 'Yes' },
      },
    },
    incomplete: { title: 'One answer is missing', note: 'Please answer all four, then ask again.' },
    places: { first: 'Go here first.', also: 'Also competent.', 'for-you': 'Help for you.' },
    takesNoName: {
      icpc: 'by routes other than its online petition',
      efcc: 'in its Eagle Eye app',
      ccb: 'in a petition',
      cora: 'this is what it was made for',
      pcc: 'not without a name, but it can be asked to keep it back',
    },
    withoutName: 'Without a name: {how}.',
    yourName: '**Your name:** {identity}',
    next: '[Write a petition](/letters) on your own device, or [ask for a record](/letters?kind=information) first.',
  },
} as const
