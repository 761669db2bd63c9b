import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type NamesOfPeople = { given: readonly string[]; family: readonly string[] }

/**
 * Names by people, written down for this project from general knowledge, beside those of `names-of-nigeria.ts`. Names that are also words
 * are left out. A name is no one's in particular: sentences combine them by chance. A line is 'tiv given: Adoosuur Aondoana'.
 */
export function readNamesByPeople(): NamesOfPeople[] {
  const lines = readFileSync(join(import.meta.dirname, 'names-by-people.txt'), 'utf8')
    .trimEnd()
    .split('\n')
  const peoples = new Map<string, NamesOfPeople>()
  for (const line of lines) {
    const [head = '', names = ''] = line.split(': ')
    const [people = '', part = ''] = head.split(' ')
    const known = peoples.get(people) ?? { given: [], family: [] }
    peoples.set(people, { ...known, [part]: names.split(' ') })
  }
  return [...peoples.values()]
}
