import type { Found, Kept, Sort } from './contract.ts'

/** How a line about the file as it was begins, the gravest first. Programs and structure betray hardly any person. */
const leads = {
  place: 'A place.',
  person: 'A person.',
  hidden: 'Something that readers do not see.',
  device: 'A device.',
  identifier: 'A number that can be traced.',
  history: 'Earlier changes.',
  path: 'The name of a file or folder.',
  embedded: 'Another picture or file inside.',
  time: 'A time.',
  software: undefined,
  structure: undefined,
} as const satisfies Record<Sort, string | undefined>

const most = 3

/** What a person has to know even when they read nothing else; three lines each. */
export type Gravest = {
  /** What stays and may betray a person. */
  risks: string[]
  /** What the file told as it was. */
  before: string[]
  /** What the copy still holds, without the risks. */
  now: string[]
}

export function gravestOf({ found, kept }: { found: readonly Found[]; kept: readonly Kept[] }): Gravest {
  const unseen = found.filter(({ isRisk }) => isRisk).map(({ text }) => asItWas(text))
  const told = Object.entries(leads).flatMap(([sort, lead]) => {
    const first = found.find((one) => one.sort === sort && !one.isRisk)
    return lead === undefined || first === undefined ? [] : [`${lead} ${asItWas(first.text)}`]
  })
  const stays = (isRisk: boolean) =>
    kept.filter((one) => (one.isRisk ?? false) === isRisk).map(({ text }) => text)
  return { risks: firstOf(stays(true)), before: firstOf([...unseen, ...told]), now: firstOf(stays(false)) }
}

function firstOf(lines: readonly string[]): string[] {
  return [...new Set(lines)].slice(0, most)
}

/** Said of the file before it was cleaned, where nothing is removed yet. */
function asItWas(text: string): string {
  return text.replace(/, (?:removed|made neutral)$/, '')
}
