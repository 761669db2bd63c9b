import type { Kind } from '@fitila/anonymity/kinds'
import { writers } from './identifier-writers.ts'
import type { Chance } from './seeded-chance.ts'
import { seededChance } from './seeded-chance.ts'

export type MarkedIdentifier = { text: string; expected: { kind: Kind; start: number; end: number }[] }

/** Sentences with one identifier each, in many writings, and sentences with numbers that are no one's. Same seed, same set. */
export function makeIdentifierSet(each: number, seed = 11): MarkedIdentifier[] {
  const chance = seededChance(seed)
  const kinds = Object.keys(writers) as WrittenKind[]
  const marked = kinds.flatMap((kind) => Array.from({ length: each }, () => oneOf(kind, chance)))
  const distractors = Array.from({ length: each * 4 }, () => ({
    text: fillDigits(chance.pick(nobodys), chance),
    expected: [],
  }))
  return [...marked, ...distractors]
}

type WrittenKind = keyof typeof writers

function oneOf(kind: WrittenKind, chance: Chance): MarkedIdentifier {
  const { carriers, write } = writers[kind]
  const written = write(chance)
  const [before = '', after = ''] = chance.pick(carriers).split('{}')
  return {
    text: before + written + after,
    expected: [{ kind, start: before.length, end: before.length + written.length }],
  }
}

/** '#' is any digit. None of these numbers is anyone's. */
const nobodys = [
  'The contract was for N#,###,###,###.## in total.',
  'It cost ₦### million.',
  'Invoice no. ########## was paid twice.',
  'Transaction reference ################ failed.',
  'Order ########### arrived late.',
  'On 1#/0#/202# at 1#:3# they came.',
  'The population was ###,### in 2006.',
  'Receipt 00#### and receipt 00####',
  'They bought 2## bags of cement and 1## bundles of iron.',
  'Clause 1#.#.# of the agreement',
  'File ref FMW/PROC/##/20##/Vol.#',
  'The meter read 0###### that month.',
  'TAB###MG twice daily',
  'Session ID: ##########################',
  'timestamp 17########',
  'unix 17###########',
  'Voucher ######## dated 201#',
  'Pages ###-### of the report',
  'ISBN 978-#-##-######-#',
  'Version #.##.## was installed.',
  'He paid ##,###,### naira for ### plots.',
  'Room 2##, second floor',
  'Between 201# and 202# nothing was built.',
  'We drove ### km in # hours.',
]

function fillDigits(text: string, chance: Chance): string {
  return text.replaceAll('#', () => String(1 + chance.below(9)))
}
