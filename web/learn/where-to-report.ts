import { type Channel, type ChannelName, channels } from '#toolkit/shared/channels/channels.ts'
import type { Sheet } from '../article.tsx'
import { sourceWords } from '../sources.ts'

/** The four questions of the guide, as the address carries them. */
export const questions = {
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
} as const

type Questions = typeof questions
export type Question = keyof Questions
export type Answers = { [Name in Question]: keyof Questions[Name]['choices'] & string }

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
const takesNoName = {
  icpc: 'by routes other than its online petition',
  efcc: 'in its Eagle Eye app',
  ccb: 'in a petition',
  cora: 'this is what it was made for',
  pcc: 'not without a name, but it can be asked to keep it back',
} as const satisfies Partial<Record<ChannelName, string>>

export type Suggestion = {
  name: ChannelName
  place: 'first' | 'also' | 'for-you'
  withoutName: string | null
}

/** Who is competent, the first ones first. With a name to hide, a body that takes no nameless report goes down. */
export function suggest({ what, whose, name, harm }: Answers): Suggestion[] {
  const { first, also } = competent[what]
  const outside = whose === 'federal' ? [] : whose === 'state' ? federalOnly : publicOfficersOnly
  const wanted = { first: without(first, outside), also: without(also, outside) }
  // Where the first choice is not theirs, the two agencies that hear about everybody stand in.
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
  const known: Partial<Record<ChannelName, string>> = takesNoName
  return { name, place, withoutName: known[name] ?? null }
}

/** The four answers, or null as long as one is missing or unknown. */
export function readAnswers(given: URLSearchParams): Answers | null {
  const answers = Object.fromEntries(
    Object.entries(questions).map(([name, { choices }]) => {
      const answer = given.get(name) ?? ''
      return [name, Object.hasOwn(choices, answer) ? answer : null]
    }),
  )
  // Each was found among its own question's choices.
  return Object.values(answers).includes(null) ? null : (answers as Answers)
}

/** @param today see `sourceWords` */
export function presentChannel(name: ChannelName, today: string): Sheet {
  const { name: title, competence, reach, identity, site }: Channel = channels[name]
  const lines = [competence, ...(reach ? [reach] : []), ...(identity ? [`**Your name:** ${identity}`] : [])]
  return { id: name, title, blocks: [...lines, { small: sourceWords(site, today) }] }
}
