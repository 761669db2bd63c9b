import type { Found, Kept, Sort } from './contract.ts'

/** What is said first, the gravest first. Programs and structure betray hardly any person. */
const leads = {
  place: 'A place was in this file',
  person: 'A person was named in this file',
  hidden: 'Something that readers do not see was in this file',
  device: 'A device was named in this file',
  identifier: 'A number that can be traced was in this file',
  history: 'Earlier changes were in this file',
  path: 'The name of a file or folder was in this file',
  embedded: 'Another picture or file was inside this file',
  time: 'A time was in this file',
  software: undefined,
  structure: undefined,
} as const satisfies Record<Sort, string | undefined>

const most = 3

/** What a person has to know even when they read nothing else: first what stays and may betray them, then what was removed. */
export function gravestOf({ found, kept }: { found: readonly Found[]; kept: readonly Kept[] }): string[] {
  const risks = [...kept, ...found].filter(({ isRisk }) => isRisk).map(({ text }) => text)
  const removed = Object.entries(leads).flatMap(([sort, lead]) => {
    const first = found.find((one) => one.sort === sort)
    return lead === undefined || first === undefined ? [] : [`${lead}. ${first.text}`]
  })
  return [...new Set(risks), ...removed].slice(0, most)
}
