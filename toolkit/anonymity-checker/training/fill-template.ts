import type { Chance } from '../vectors/seeded-chance.ts'
import type { NameSource } from './name-source.ts'
import { parts } from './phrase-parts.ts'
import type { Sentence, TypedSpan } from './sentence.ts'

/** Fills the slots of one template; what was filled into {P}, {F}, {L}, {G}, {S}, {O} and {A} is marked. */
export function fillTemplate(template: string, names: NameSource, chance: Chance): Sentence {
  const spans: TypedSpan[] = []
  let text = ''
  for (const piece of withChoices(template, chance).split(/(\{[A-Z]\})/)) {
    const slot = /^\{([A-Z])\}$/.exec(piece)?.[1]
    const words = slot === undefined ? piece : fill(slot, names, chance)
    const type = slot === undefined ? undefined : types.get(slot)
    if (type) spans.push([text.length, text.length + words.length, type])
    text += words
  }
  return { text, spans }
}

/** `<one|two>` becomes one of its words. */
function withChoices(template: string, chance: Chance): string {
  return template.replaceAll(/<([^<>]{1,200})>/g, (_, choices: string) => chance.pick(choices.split('|')))
}

const types = new Map<string, TypedSpan[2]>([
  ['P', 'PERSON'],
  ['F', 'PERSON'],
  ['L', 'PERSON'],
  ['G', 'LOCATION'],
  ['S', 'LOCATION'],
  ['O', 'ORGANIZATION'],
  ['A', 'ORGANIZATION'],
])

function fill(slot: string, names: NameSource, chance: Chance): string {
  switch (slot) {
    case 'P':
      return names.full(chance)
    case 'F':
      return names.given(chance)
    case 'L':
      return names.family(chance)
    case 'G':
      return place(names, chance)
    case 'S':
      return names.state(chance)
    case 'O':
      return organization(names, chance)
    case 'A':
      return from('agencies', chance)
    case 'T':
      return from('titles', chance)
    case 'R':
      return from('relations', chance)
    case 'J':
      return job(chance)
    case 'U':
      return from('units', chance)
    case 'D':
      return date(chance)
    case 'M':
      return money(chance)
    case 'C':
      return `0${chance.pick(['803', '805', '703', '816', '901', '813'])}${String(chance.below(10_000_000)).padStart(7, '0')}`
    default:
      return String(1 + chance.below(chance.pick([10, 40, 900, 20_000])))
  }
}

function from(list: keyof typeof parts, chance: Chance): string {
  return chance.pick(parts[list].split('|'))
}

function job(chance: Chance): string {
  const words = from('jobs', chance)
  return chance.next() < 0.4 ? words.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()) : words
}

function place(names: NameSource, chance: Chance): string {
  const draw = chance.next()
  if (draw < 0.45) return names.place(chance)
  else if (draw < 0.6) return from('world', chance)
  else if (draw < 0.75) return from('neighbourhoods', chance)
  else if (draw < 0.85) return names.state(chance)
  else if (draw < 0.92) return `${names.state(chance)} State`
  else if (draw < 0.96) return `${names.place(chance)} LGA`
  else return `${names.family(chance)} ${from('streets', chance)}`
}

function organization(names: NameSource, chance: Chance): string {
  const draw = chance.next()
  if (draw < 0.2)
    return `${chance.pick(['Ministry of', 'Federal Ministry of', 'State Ministry of', 'the Ministry of'])} ${from('sectors', chance)}`.replace(
      /^the /,
      '',
    )
  else if (draw < 0.36)
    return `${from('firmWords', chance)} ${chance.next() < 0.5 ? `${from('firmWords', chance)} ` : ''}${from('firmEnds', chance)}`
  else if (draw < 0.46) return `${names.family(chance)} ${from('firmEnds', chance)}`
  else if (draw < 0.52) return `${names.family(chance)} & ${names.family(chance)} ${from('firmEnds', chance)}`
  else if (draw < 0.72)
    return `${chance.next() < 0.5 ? names.place(chance) : `${names.state(chance)}${chance.next() < 0.4 ? ' State' : ''}`} ${from('bodyEnds', chance)}`
  else if (draw < 0.8) return from('banks', chance)
  else if (draw < 0.84)
    return `${from('firmWords', chance)} ${chance.pick(['TV', 'FM', 'Newspaper', 'Bank', 'Insurance', 'Telecom', 'Hospital', 'Church', 'Academy'])}`
  else return from('agencies', chance)
}

function date(chance: Chance): string {
  const month = from('months', chance)
  const day = 1 + chance.below(28)
  const year = 1995 + chance.below(32)
  return chance.pick([
    `${day} ${month} ${year}`,
    `${month} ${year}`,
    month,
    `${day}/${1 + chance.below(12)}/${year}`,
    `${month} ${day}`,
    String(year),
    'Monday',
    'last week',
    'yesterday',
  ])
}

function money(chance: Chance): string {
  const amount = 1 + chance.below(900)
  return chance.pick([
    `N${amount} million`,
    `${amount},000 naira`,
    `${amount}k`,
    `₦${amount},500,000`,
    `${amount} million naira`,
    `N${amount}m`,
    `$${amount},000`,
    `${amount} thousand`,
  ])
}
