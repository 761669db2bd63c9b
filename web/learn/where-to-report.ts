import type { ChannelName } from '#toolkit/shared/channels/channels.ts'

/** The four questions of the guide, as the address carries them. */
export const questions = {
  what: [
    ...(['bribe', 'wealth', 'declaration', 'contract'] as const),
    ...(['public-money', 'project', 'police', 'dismissal'] as const),
  ],
  whose: ['federal', 'state', 'private'],
  name: ['no', 'yes'],
  harm: ['no', 'yes'],
} as const

type Questions = typeof questions
export type Question = keyof Questions
export type Answers = { [Name in Question]: Questions[Name][number] }

type Competence = { first: readonly ChannelName[]; also: readonly ChannelName[] }

const competent = {
  bribe: { first: ['icpc'], also: ['efcc'] },
  wealth: { first: ['efcc'], also: ['icpc', 'ccb'] },
  declaration: { first: ['ccb'], also: ['icpc'] },
  contract: { first: ['bpp', 'icpc'], also: ['efcc', 'heda'] },
  'public-money': { first: ['pica', 'efcc'], also: ['icpc'] },
  project: { first: ['budgit', 'icpc'], also: ['heda'] },
  police: { first: ['police'], also: ['nhrc', 'pcc'] },
  dismissal: { first: ['pcc'], also: ['legal-aid', 'serap'] },
} as const satisfies Record<Answers['what'], Competence>

/** Bodies of the Federation for its own money and contracts; a state or a company is not theirs. */
const federalOnly: readonly ChannelName[] = ['bpp', 'pica']

/** For what concerns a company alone: the bodies for public officers are left out. */
const publicOfficersOnly: readonly ChannelName[] = ['ccb', 'bpp', 'pica', 'pcc']

const againstHarm: readonly ChannelName[] = ['nhrc', 'legal-aid', 'pplaaf']

/** Which take a report without a name, as far as a source says so. */
const takingNoName = ['icpc', 'efcc', 'ccb', 'cora', 'pcc'] as const satisfies readonly ChannelName[]

export type Suggestion = {
  name: ChannelName
  place: 'first' | 'also' | 'for-you'
  /** Set when it takes a report without a name; says by which words the page tells how. */
  withoutName: (typeof takingNoName)[number] | null
}

/** Who is competent, the first ones first. With a name to hide, a body that takes no nameless report goes down. */
export function suggest({ what, whose, name, harm }: Answers): Suggestion[] {
  const { first, also } = competent[what]
  const outside = whose === 'federal' ? [] : whose === 'state' ? federalOnly : publicOfficersOnly
  const wanted = { first: without(first, outside), also: without(also, outside) }
  // Where the first choice is not theirs, the two agencies that hear about everyone replace it.
  const leading = wanted.first.length > 0 ? wanted.first : (['icpc', 'efcc'] as const)
  const hidden: readonly ChannelName[] = name === 'no' ? ['cora'] : []
  const found = [
    ...leading.map((body) => suggestion(body, 'first')),
    ...[...wanted.also, ...hidden]
      .filter((body) => !leading.some((one) => one === body))
      .map((body) => suggestion(body, 'also')),
  ]
  const helping = harm === 'yes' ? againstHarm.map((body) => suggestion(body, 'for-you')) : []
  const known = new Set(helping.map((one) => one.name))
  return [...helping, ...inOrder(found, name).filter((one) => !known.has(one.name))]
}

function inOrder(found: Suggestion[], name: Answers['name']): Suggestion[] {
  if (name === 'yes') return found
  return found.toSorted((one, other) => Number(one.withoutName === null) - Number(other.withoutName === null))
}

function without(names: readonly ChannelName[], left: readonly ChannelName[]): ChannelName[] {
  return names.filter((name) => !left.includes(name))
}

function suggestion(name: ChannelName, place: Suggestion['place']): Suggestion {
  return { name, place, withoutName: takingNoName.find((one) => one === name) ?? null }
}

/** The four answers, or null as long as one is missing or unknown. */
export function readAnswers(given: URLSearchParams): Answers | null {
  const answers = Object.fromEntries(
    Object.entries(questions).map(([name, choices]) => [
      name,
      choices.find((choice) => choice === given.get(name)) ?? null,
    ]),
  )
  // Each was found among its own question's choices.
  return Object.values(answers).includes(null) ? null : (answers as Answers)
}
