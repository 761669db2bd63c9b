import type { JudgementGround } from '#domain/judgements/grounds.ts'
import type { NamedKind } from '#domain/judgements/mentions.ts'

const groundNames = {
  'office-and-time': 'They had the same office at the same time',
  'court-papers': 'Papers of a court say so',
  register: 'A public register says so',
  document: 'A document names both',
  'own-word': 'The person, or someone who speaks for them, says so',
  other: 'Something else',
} as const satisfies Record<JudgementGround, string>

const namedKindNames = {
  person: 'Person',
  office: 'Office',
  company: 'Company',
} as const satisfies Record<NamedKind, string>

/** Pages about a person, an office or a company, and the judgements that join records on them. */
export const judgements = {
  groundNames,
  namedKindNames,
  joined: {
    tab: {
      person: 'The person in {number}',
      office: 'The office in {number}',
      company: 'A company in {number}',
    },
    alone: {
      person: {
        title: 'Names can be shared',
        text: 'This page has one record. Other people can have this name. Other records with this name are not here, because a name alone does not say who is meant.',
      },
      office: {
        title: 'Offices can have one name',
        text: 'This page has one record. Other offices can be called the same. Other records with this office are not here, because its name alone does not say which office is meant.',
      },
      company: {
        title: 'Names can be shared',
        text: 'This page has one record. Other companies can have this name. Other records with this name are not here, because a name alone does not say which company is meant.',
      },
    },
    together: {
      one: '{count} record',
      other: '{count} records, joined by two members of staff',
    },
    togetherText:
      'Two members of staff judged that these records are about the same. What each judgement rests on is below. No record is here because of its name alone.',
    onlyNamed: 'A report can name a company without accusing it of anything.',
    records: 'Records',
    corrections: 'Corrections',
    why: 'Why these records are together',
    judged: '{first} and {second}, judged on {day}',
    rests: '{ground}: {text}',
    undo: 'Is this wrong? Ask for a correction at one of the reports. One member of staff can take a judgement back at once.',
  },
  namedLinks: {
    title: 'Pages about',
    person: 'This person',
    office: 'This office',
    alsoAbout: 'Also about this person:',
    joinedByTwo: 'A page joins records only where two members of staff judged that they are about the same.',
  },
  judgements: {
    title: 'The same, or not',
    lead: 'Two records can be about the same person, office or company. Pages join them only when two members of staff say so.',
    rule: 'A name is no reason: many people share one. If you are not sure, leave them apart.',
    present: 'Judged to be the same',
    none: 'No records are joined',
    noneText: 'Each page about a person, an office or a company has one record.',
    row: '{about}: {first} and {second}, {day}',
    undo: 'Take back',
    undoHint: 'The pages are apart at once. To join them again takes two members.',
    newTitle: 'Propose that two records are about the same',
    labels: {
      about: 'What is the same?',
      first: 'Number of the first record',
      second: 'Number of the second record',
      firstCompany: 'The company as the first record names it',
      secondCompany: 'The company as the second record names it',
      ground: 'What does it rest on?',
      restsOn: 'Say what you saw, and where',
    },
    numberHint: 'For instance WR-26112233767 or EFCC-2021-0001. The record has to be public.',
    companyHint: 'Only where the record names more than one company.',
    restsOnHint: 'The public reads this. Do not say who told you. Do not give the address of a home.',
    candidates: 'Look for the second record',
    candidatesText:
      'Give the number of a record. You see other records that name someone or something alike. This is no reason to join them: read both first.',
    like: 'Number of the record',
    look: 'Look for names that are alike',
    notPublic: 'No public report and no conviction has this number.',
    noneAlike: 'No other record that you may judge names something like {number}.',
    useBoth: 'Put {first} and {second} into the form',
    button: 'Propose',
    failure: 'This was not proposed',
  },
} as const
