import type { Chance } from '../../vectors/seeded-chance.ts'
import type { NameSource } from '../name-source.ts'
import { parts } from '../phrase-parts.ts'
import type { Grammar } from './grammar.ts'

/** What a grammar writes: the text, and where the address is in it. No address where the two are equal. */
export type Written = { text: string; start: number; end: number }

/** A sentence around an address of the grammar. */
export function writeAddress({ rules, around }: Grammar, names: NameSource, chance: Chance): Written {
  const address = varied(fill('{address}', rules, names, chance), chance)
  const [before = '', ...after] = chance.pick(rowsOf(around)).split('{@}')
  const lead = fill(before, rules, names, chance)
  // A sentence with two addresses marks the first; the second place gets a town.
  const rest = after.map((words) => fill(words, rules, names, chance)).join(names.place(chance))
  return { text: `${lead}${address}${rest}`, start: lead.length, end: lead.length + address.length }
}

/** A sentence with the words of addresses and none in it. */
export function writeWithout({ rules, without }: Grammar, names: NameSource, chance: Chance): Written {
  return { text: fill(chance.pick(rowsOf(without)), rules, names, chance), start: 0, end: 0 }
}

const mostDeep = 12

function fill(words: string, rules: Grammar['rules'], names: NameSource, chance: Chance, depth = 0): string {
  const chosen = withChoices(words, chance)
  return chosen.replaceAll(/\{([a-z]+)\}/g, (_, slot: string, at: number) => {
    const rows = rules[slot]
    if (rows === undefined || depth > mostDeep) return given(slot, names, chance)
    const part = fill(chance.pick(rowsOf(rows)), rules, names, chance, depth + 1)
    // 'Umu' and 'Ezike' are one word.
    return /[a-z]$/.test(chosen.slice(0, at)) ? part.toLowerCase() : part
  })
}

/** The innermost choices first, so that one may be inside another. */
function withChoices(words: string, chance: Chance): string {
  let chosen = words
  for (let round = 0; round < 3 && chosen.includes('<'); round += 1)
    chosen = chosen.replaceAll(/<([^<>]{0,900})>/g, (_, choices: string) => chance.pick(choices.split('|')))
  return chosen
}

/** Rows parted by new lines, or one row of words parted by strokes. */
function rowsOf(rule: string): readonly string[] {
  const known = remembered.get(rule)
  if (known) return known
  const rows = rule.startsWith('\n') ? rule.split('\n').filter((row) => row !== '') : partedOutside(rule)
  remembered.set(rule, rows)
  return rows
}

const remembered = new Map<string, readonly string[]>()

/** Cut at strokes that are in no choice. */
function partedOutside(rule: string): string[] {
  const rows = ['']
  let depth = 0
  for (const sign of rule) {
    if (sign === '<') depth += 1
    if (sign === '>') depth -= 1
    if (sign === '|' && depth === 0) rows.push('')
    else rows.push(`${rows.pop() ?? ''}${sign}`)
  }
  return rows
}

function given(slot: string, names: NameSource, chance: Chance): string {
  switch (slot) {
    case 'n':
      return String(1 + chance.below(chance.pick([9, 30, 120, 120, 2400])))
    case 'name':
      return names.family(chance)
    case 'given':
      return names.given(chance)
    case 'person':
      return names.full(chance)
    case 'town':
      return names.place(chance)
    case 'phone':
      return `0${chance.pick(['803', '706', '816', '901'])}${String(chance.below(10_000_000)).padStart(7, '0')}`
    case 'date':
      return `${1 + chance.below(28)} ${chance.pick(parts.months.split('|'))}`
    case 'day':
      return chance.pick(['Monday', 'Tuesday', 'Friday', 'Sunday', 'market day', 'Juma’a', 'Eke', 'Satide'])
    case 'money':
      return `N${1 + chance.below(900)},000`
    case 'firm':
      return `${chance.pick(parts.firmWords.split('|'))} ${chance.pick(parts.firmEnds.split('|'))}`
    default:
      return chance.pick(parts.jobs.split('|'))
  }
}

/** As people write: without commas, each word with a capital, or with other signs between the parts. */
function varied(address: string, chance: Chance): string {
  const draw = chance.next()
  if (draw < 0.12) return address.replaceAll(',', '')
  else if (draw < 0.2) return address.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
  else if (draw < 0.24) return address.replaceAll(', ', ',')
  else if (draw < 0.27) return address.replaceAll(', ', '. ')
  else return address
}
