import type { DraftOf } from '../../words.ts'

export const whereToReport = {
  channelGuide: {
    competent: 'The correct agencies',
    questionsTitle: 'Four questions',
    button: 'Show where to report',
    all: 'All of dem',
    introduction:
      'Fitila na one way. Dis people fit investigate, and some of dem fit help you. Police, EFCC and ICPC no dey decide who guilty: na court dey decide am.',
    caution:
      'Your answers dey go our server inside the address of the page, and dem dey stay for the history of your browser. We no dey keep dem here.',
  },
  whereToReport: {
    questions: {
      what: {
        label: 'Wetin e be about?',
        choices: {
          bribe: 'Bribe, or person wey use office do bad',
          wealth: 'Money wey salary no fit explain, fraud, laundering',
          declaration: 'Property wey dem no declare',
          contract: 'Contract or tender',
          'public-money': 'Federal money wey don miss',
          project: 'Project wey dem pay for and dem no build',
          police: 'Wetin police officer do',
          dismissal: 'Sack, or office wey no dey treat people well',
        },
      },
      whose: {
        label: 'Who get the office?',
        choices: {
          federal: 'Federal government',
          state: 'State or local government',
          private: 'Company',
        },
      },
      name: {
        label: 'Dem fit know your name?',
        choices: { no: 'No, e must stay out', yes: 'Yes' },
      },
      harm: {
        label: 'Anybody don harm you or threaten you because of am?',
        choices: { no: 'No', yes: 'Yes' },
      },
    },
    incomplete: { title: 'One answer dey miss', note: 'Abeg answer all four, then ask again.' },
    places: { first: 'Go here first.', also: 'Dem too fit handle am.', 'for-you': 'Help for you.' },
    takesNoName: {
      icpc: 'for other ways, no be the online petition',
      efcc: 'for their Eagle Eye app',
      ccb: 'inside petition',
      cora: 'na for dis dem make am',
      pcc: 'no be without name, but you fit ask dem make dem hide am',
    },
    withoutName: 'Without name: {how}.',
    yourName: '**Your name:** {identity}',
    next: '[Write petition](/letters) for your own device, or first [ask for record](/letters?kind=information).',
  },
} as const satisfies DraftOf<'whereToReport'>
