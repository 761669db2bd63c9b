import type { DraftOf } from '../../words.ts'

/** Authorities read the papers of a petition, so these stay in English. */
export const petitions = {
  recipientNames: {
    efcc: 'Economic and Financial Crimes Commission (EFCC)',
    icpc: 'Independent Corrupt Practices Commission (ICPC)',
    ccb: 'Code of Conduct Bureau (CCB)',
    police: 'Nigeria Police Force',
    newsroom: 'One newsroom',
  },
  sourceAnswerNames: {
    agreed: 'We ask the person wey report here and dem agree',
    'no-answer': 'We ask the person wey report here at least 14 days ago and dem no answer',
    unreachable: 'We no fit reach the person wey report',
  },
  petitionLink: {
    link: 'Hand dis case over',
    made: { one: '{count} petition', other: '{count} petitions' },
  },
  petitions: {
    tab: 'Petitions about {number}',
    title: 'Hand dis case over',
    lead: 'One letter with exhibits wey get number, for authority or newsroom. Two people go decide. Dis site no dey send anything by itself.',
    danger: 'Wetin comot from dis site no fit come back',
    dangerText:
      'Person fit ask authority who tell you. Police fit search newsroom. Ask the person wey report first, and leave wetin only dem fit know.',
    made: 'Petitions of dis case',
    of: '{number}: {recipient}',
    decided: 'Two people decide am for {day}.',
    source: 'The person wey report: {answer}.',
    notSent: 'Dem never hand am over.',
    sent: 'Dem hand am over for {day}.',
    answered: 'Answer of {day}:',
    read: 'Read the letter',
    why: 'Why: {why}',
    exhibits: 'Exhibits: {files}',
    file: 'file {number}',
    noFiles: 'e no dey',
    take: 'Download the package',
    takeOne: 'Download the package {number}',
    package:
      'One ZIP file: the letter, the list of exhibits with SHA-256, draft certificate and the exhibits. Each download dey the history.',
    day: 'Day',
    recordSent: 'Dem don hand am over',
    answer: 'Wetin come back',
    answerHint: 'Number, name of one office, or wetin dem decide. We dey seal am with the report.',
    recordAnswer: 'Write the answer down',
    waits: 'One petition dey wait for second person',
    waitsText:
      'E dey for “Wetin dey wait for second person”, with the letter. You no fit propose another one until dat one end.',
    closed: 'You no fit hand dis report over',
    closedText:
      'Na only report wey dey wait or wey everybody fit read. Wetin the person don take back no dey go anywhere.',
    propose: 'Propose petition',
    to: 'To',
    letter: 'The letter',
    letterHint:
      'E start with wetin the report talk. Read every line, and comot wetin fit point to the person wey report. No put account, code or the day wey the report come.',
    files: 'Exhibits',
    filesHint:
      'Only files wey we don comot hidden things from. Wetin picture or page dey show still dey inside: look each one.',
    fileLine: 'File {number}: {kind}, {size}',
    filesNone: 'No file of dis report fit follow am: e no get, or we never comot the hidden things.',
    asked: 'Wetin the person wey report talk',
    askedHint: 'If dem say no, no hand am over.',
    ask: 'Ask the person wey report',
    unreachable: 'We no fit reach dis person from here, so we no dey ask for answer.',
    reason: 'Why there, and why now',
    reasonHint: 'Second person go read am with the letter. E no dey inside the package.',
    button: 'Propose am',
    failure: 'E no propose',
    noteFailure: 'E no save',
  },
} as const satisfies DraftOf<'petitions'>
