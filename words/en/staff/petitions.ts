import type { Recipient, SourceAnswer } from '#domain/cases/petitions.ts'

const recipientNames = {
  efcc: 'Economic and Financial Crimes Commission (EFCC)',
  icpc: 'Independent Corrupt Practices Commission (ICPC)',
  ccb: 'Code of Conduct Bureau (CCB)',
  police: 'Nigeria Police Force',
  newsroom: 'A newsroom',
} as const satisfies Record<Recipient, string>

const sourceAnswerNames = {
  agreed: 'The source was asked here and agreed',
  'no-answer': 'The source was asked here at least 14 days ago and did not answer',
  unreachable: 'The source cannot be reached',
} as const satisfies Record<SourceAnswer, string>

/** Handing a case over to an authority or a newsroom. */
export const petitions = {
  recipientNames,
  sourceAnswerNames,
  petitionLink: {
    link: 'Hand this case over',
    made: { one: '{count} petition', other: '{count} petitions' },
  },
  petitions: {
    tab: 'Petitions about {number}',
    title: 'Hand this case over',
    lead: 'A letter with numbered exhibits for an authority or a newsroom. Two people decide. This site sends nothing by itself.',
    danger: 'What leaves this site cannot be taken back',
    dangerText:
      'An authority can be asked who told you. A newsroom can be searched. Ask the source first, and leave out what only the source could know.',
    made: 'Petitions of this case',
    of: '{number}: {recipient}',
    decided: 'Decided by two people on {day}.',
    source: 'The source: {answer}.',
    notSent: 'Not handed over yet.',
    sent: 'Handed over on {day}.',
    answered: 'Answer of {day}:',
    read: 'Read the letter',
    why: 'Why: {why}',
    exhibits: 'Exhibits: {files}',
    file: 'file {number}',
    noFiles: 'none',
    take: 'Download the package',
    takeOne: 'Download the package {number}',
    package:
      'A ZIP file: the letter, the list of exhibits with SHA-256, a draft certificate and the exhibits. Each download is in the history.',
    day: 'Day',
    recordSent: 'It was handed over',
    answer: 'What came back',
    answerHint: 'A number, a name of an office, or what they decided. It is sealed with the report.',
    recordAnswer: 'Record the answer',
    waits: 'A petition waits for a second person',
    waitsText: 'It is at “Waiting for a second person”, with its letter. No other can be proposed meanwhile.',
    closed: 'This report cannot be handed over',
    closedText: 'Only a report that waits or is public can be. What its source took back goes nowhere.',
    propose: 'Propose a petition',
    to: 'To',
    letter: 'The letter',
    letterHint:
      'It begins with the statements of the report. Read every line, and take out what points to the source. Name no account, no code and no day on which the report came in.',
    files: 'Exhibits',
    filesHint:
      'Only files whose hidden details were taken out. What a picture or a page shows is still in it: look at each one.',
    fileLine: 'File {number}: {kind}, {size}',
    filesNone:
      'No file of this report can go with it: there is none, or its hidden details were not taken out.',
    asked: 'What the source said',
    askedHint: 'If the source said no, do not hand it over.',
    ask: 'Ask the source',
    unreachable: 'This source cannot be reached from here, so no answer is asked for.',
    reason: 'Why there, and why now',
    reasonHint: 'A second person reads this beside the letter. It is not in the package.',
    button: 'Propose it',
    failure: 'Not proposed',
    noteFailure: 'Not recorded',
  },
  petitionPapers: {
    to: 'To',
    place: 'Place and date',
    dots: '......................................',
    title: 'Petition {number}',
    petition: 'PETITION',
    opening:
      'We ask you to look into the following. It is an allegation. No one is guilty until a court has found so.',
    who: '1. Who it is about',
    what: '2. What is said',
    shows: '3. What shows it',
    exhibits: 'The exhibits are listed, with their SHA-256, on the list that goes with this letter.',
    answer: 'Please tell us in writing that you received this, and its number.',
    list: 'List of exhibits of petition {number}',
    listLead:
      'Each exhibit is a copy from which hidden details were removed. To check it, compare its SHA-256.',
    exhibit: 'Exhibit {number}: {name}, {size} bytes',
    none: 'No file goes with this petition.',
    hash: 'SHA-256 {sha256}',
    certificate: 'Certificate under section 84 of the Evidence Act 2011',
    certificateLead:
      'DRAFT, not signed. A lawyer should check the wording, also against the Evidence (Amendment) Act 2023.',
    before:
      'The person who signs this is known by name to the court and to the other side. It is about the device on which these copies were kept and printed, and says nothing of who made the originals. Sign only what is true.',
    who84: '1. Who certifies',
    device: '2. The device',
    documents: '3. The documents',
    conditions: '4. The conditions of section 84(2). Strike out what is not true.',
    conditionList: [
      'During the period the device was used regularly to store or process information for activities that were regularly carried on.',
      'During that period information of the kind contained in the documents was regularly supplied to the device in the ordinary course of those activities.',
      'During the material part of that period the device was operating properly; or, where it was not, this did not affect the production of the documents or their accuracy.',
      'The information in the documents reproduces, or is derived from, information supplied to the device in the ordinary course of those activities.',
    ],
    signature: '5. Signature',
    terms: {
      name: 'Full name',
      position: 'Position',
      address: 'Address',
      kind: 'Kind, make, model',
      serial: 'Serial number',
      used: 'Used from, to',
      signed: 'Signature',
      date: 'Date',
      at: 'Place',
    },
    foot: 'Information, not legal advice.',
  },
} as const
