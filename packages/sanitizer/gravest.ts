import type { Found, Kept, Sort } from './contract.ts'

/** How a line about the file as it was begins, the gravest first. Programs and structure betray hardly any person. */
const leads = {
  place: 'It told a place.',
  person: 'It named a person.',
  hidden: 'It held something that readers do not see.',
  device: 'It told a device.',
  identifier: 'It held a number that can be traced.',
  history: 'It held earlier changes.',
  path: 'It told the name of a file or folder.',
  embedded: 'It held another picture or file inside.',
  time: 'It told a time.',
  software: undefined,
  structure: undefined,
} as const satisfies Record<Sort, string | undefined>

/** Lines that people understand best, so they are taken before others of their sort, with a plainer lead or none. */
const plainer: readonly { starts: RegExp; lead: string }[] = [
  { starts: /^GPS position/, lead: 'It said where it was taken.' },
  { starts: /^Who sent it/, lead: 'It said who sent it.' },
  { starts: /^Author\b/, lead: 'It said who made it.' },
  { starts: /^(?:Hidden text|A comment that readers do not see)/, lead: '' },
]

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
    const ofSort = found.filter((one) => one.sort === sort && !one.isRisk)
    const first = ofSort.find(({ text }) => plainer.some(({ starts }) => starts.test(text))) ?? ofSort[0]
    return lead === undefined || first === undefined ? [] : [withLead(lead, asItWas(first.text))]
  })
  const stays = (isRisk: boolean) =>
    kept.filter((one) => (one.isRisk ?? false) === isRisk).map(({ text }) => text)
  return { risks: firstOf(stays(true)), before: firstOf([...unseen, ...told]), now: firstOf(stays(false)) }
}

function withLead(usual: string, text: string): string {
  const lead = plainer.find(({ starts }) => starts.test(text))?.lead ?? usual
  return lead === '' ? text : `${lead} ${text}`
}

function firstOf(lines: readonly string[]): string[] {
  return [...new Set(lines)].slice(0, most)
}

/** Said of the file before it was cleaned, where nothing is removed yet. */
function asItWas(text: string): string {
  return text.replace(/, (?:removed|made neutral)$/, '')
}
