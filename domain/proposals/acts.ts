import { days, hours } from '../time/durations.ts'

type ActRow = {
  /** What it is about: the kind of subject of its events. */
  subject:
    | 'invitation'
    | 'person'
    | 'report'
    | 'archive_import'
    | 'archive_record'
    | 'expert'
    | 'payment'
    | 'judgement'
    | 'setting'
  /**
   * `at once`: it works from the first click, and a second person confirms or reverses it. `with a batch`: two people have decided, and
   * it counts at a moment that none of them chose.
   */
  works: 'when confirmed' | 'at once' | 'with a batch'
  /** How long it waits for a second person. */
  waits: number
  /** What happens when no second person confirms it in time. */
  otherwise: 'lapses' | 'stays, and is marked'
  /** It counts no sooner than this, also when it was confirmed before. */
  notBefore: number
  /** It never counts by one alone, not even where no second person exists. */
  neverAlone?: true
}

const whenConfirmed = {
  works: 'when confirmed',
  waits: days(7),
  otherwise: 'lapses',
  notBefore: 0,
} as const

/** Every act that one member of the staff proposes and another confirms. */
export const proposedActs = {
  invitation: { subject: 'invitation', ...whenConfirmed },
  role: { subject: 'person', ...whenConfirmed },
  suspension: {
    ...{ subject: 'person', works: 'at once', waits: hours(24), otherwise: 'lapses', notBefore: 0 },
  },
  // Of a person who lost theirs, so that they can set up a new one.
  second_step: { subject: 'person', ...whenConfirmed },
  // A line that a member removes from their declaration. What it hid stays hidden for three days, also when it is confirmed.
  declaration: { subject: 'person', ...whenConfirmed, notBefore: hours(72) },
  archive_import: { subject: 'archive_import', ...whenConfirmed },
  archive_edit: { subject: 'archive_record', ...whenConfirmed },
  archive_withdrawal: { subject: 'archive_record', ...whenConfirmed },
  // That two public records are about the same. A name alone joins nothing, and neither does one member.
  judgement: { subject: 'judgement', ...whenConfirmed, neverAlone: true },
  // Of the site: what can name a person, what readers trust, and how reports become public.
  setting: { subject: 'setting', ...whenConfirmed },
  reinstatement: { subject: 'person', ...whenConfirmed },
  expert_decision: { subject: 'expert', ...whenConfirmed },
  expert_suspension: {
    ...{ subject: 'expert', works: 'at once', waits: hours(24), otherwise: 'lapses', notBefore: 0 },
  },
  // Days of a plan for an account, without a payment.
  grant: { subject: 'payment', ...whenConfirmed },
  // Of a payment that is too large for one person.
  refund: { subject: 'payment', ...whenConfirmed },
  // By the one who also verified it, and only where no second person exists.
  approval: { subject: 'report', ...whenConfirmed },
  // An approval that counts, until its batch. Any member may stop it.
  publication: {
    ...{ subject: 'report', works: 'with a batch', waits: days(7), otherwise: 'lapses', notBefore: 0 },
  },
  rejection: { subject: 'report', ...whenConfirmed },
  // Of a rejection that was wrong. The report waits for staff again.
  reopening: { subject: 'report', ...whenConfirmed },
  // The allegation is gone from the first click. Only a second person brings it back.
  retraction: {
    ...{
      subject: 'report',
      works: 'at once',
      waits: hours(24),
      otherwise: 'stays, and is marked',
      notBefore: 0,
    },
  },
  // A correction or an answer by the one who proposed it, and only where no second person exists.
  correction: { subject: 'report', ...whenConfirmed },
  // What an authority or a court did since it was published.
  consequence: { subject: 'report', ...whenConfirmed },
  // The first of staff to the source of a report, where the operator wants two people for it.
  question: { subject: 'report', ...whenConfirmed },
  // The originals of a report's files, for a court. Their hidden details can name the source, and no notice takes that back.
  original: { subject: 'report', ...whenConfirmed, neverAlone: true },
  // The text is kept past its period, for a court or an authority; or no longer. Its source can delete it all the same.
  legal_hold: { subject: 'report', ...whenConfirmed },
  // A letter and files for an authority or a newsroom. What leaves the site cannot be taken back.
  petition: { subject: 'report', ...whenConfirmed, neverAlone: true },
} as const satisfies Record<string, ActRow>

export type ProposedAct = keyof typeof proposedActs

export const everyAct = Object.keys(proposedActs) as ProposedAct[] // The table's own keys.

export function actRow(act: ProposedAct): ActRow {
  return proposedActs[act]
}

/** What stays without a second person ends by one alone: who proposed it cannot take it back, and no other member can stop it. */
export function endsBySecondAlone(act: ProposedAct): boolean {
  return actRow(act).otherwise === 'stays, and is marked'
}

/** While it waits, and after it. `agreed`: confirmed, and waiting for its day. `unconfirmed`: it stays without a second person. */
export const openStates = ['waiting', 'agreed', 'unconfirmed'] as const
export type OpenState = (typeof openStates)[number]

/** How a proposal ended without counting. */
export const proposalEnds = ['declined', 'withdrawn', 'lapsed'] as const
export type ProposalEnd = (typeof proposalEnds)[number]

export type ProposalState = OpenState | 'confirmed' | 'alone' | 'published' | ProposalEnd
