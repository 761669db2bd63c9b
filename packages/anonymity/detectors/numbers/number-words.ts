/** A number in words from a token on: its digits as they are dialled, and how many tokens it takes. */
export type SpokenNumber = { digits: string; length: number }

/**
 * Tens and hundreds as people say them: 'tamanin da uku' is 83, 'iri abuo na otu' 21, 'mejilelogun' 22, 'ogorin' 80, 'forty-one' 41.
 * One digit alone is no number here; `digit-atoms.ts` reads those.
 */
export function spokenNumberAt(words: readonly string[], index: number): SpokenNumber | undefined {
  const word = words[index] ?? ''
  if (!firstWords.has(word)) return undefined
  return (
    hausaAt(words, index, word) ??
    igboAt(words, index, word) ??
    englishAt(words, index, word) ??
    yorubaAt(words, index, word)
  )
}

const hausaTens = numbered(
  "goma:1,ashirin:2,talatin:3,arba'in:4,arbain:4,hamsin:5,sittin:6,saba'in:7,sabain:7,tamanin:8,tasa'in:9,casa'in:9,tisa'in:9,tisin:9,casain:9,tasain:9",
)
const hausaUnits = numbered('daya:1,biyu:2,uku:3,hudu:4,biyar:5,shida:6,bakwai:7,takwas:8,tara:9')

/** 'dari uku da goma', 'goma sha biyu', "arba'in da hudu". */
function hausaAt(words: readonly string[], index: number, word: string): SpokenNumber | undefined {
  const unit = (at: number) => hausaUnits.get(words[at] ?? '')
  if (word === 'dari') return hausaHundreds(words, index, unit(index + 1))
  const ten = hausaTens.get(word)
  if (ten === undefined) return undefined
  const joins = words[index + 1] === 'da' || words[index + 1] === 'sha'
  const one = joins ? unit(index + 2) : undefined
  return one === undefined ? { digits: `${ten}0`, length: 1 } : { digits: `${ten}${one}`, length: 3 }
}

function hausaHundreds(
  words: readonly string[],
  index: number,
  hundreds: number | undefined,
): SpokenNumber | undefined {
  if (hundreds === undefined) return undefined
  if (words[index + 2] !== 'da') return { digits: `${hundreds}00`, length: 2 }
  const one = hausaUnits.get(words[index + 3] ?? '')
  if (one !== undefined) return { digits: `${hundreds}0${one}`, length: 4 }
  const rest = hausaAt(words, index + 3, words[index + 3] ?? '')
  return rest?.digits.length === 2
    ? { digits: `${hundreds}${rest.digits}`, length: 3 + rest.length }
    : { digits: `${hundreds}00`, length: 2 }
}

const igboUnits = numbered('otu:1,abuo:2,ato:3,ano:4,ise:5,isii:6,asaa:7,asato:8,itoolu:9,itolu:9')

/** 'iri abuo na otu' is 21, 'iri na otu' 11, 'nari ato na iri' 310. */
function igboAt(words: readonly string[], index: number, word: string): SpokenNumber | undefined {
  const unit = (at: number) => igboUnits.get(words[at] ?? '')
  if (word === 'nari') {
    const hundreds = unit(index + 1)
    if (hundreds === undefined) return undefined
    const rest = words[index + 2] === 'na' ? igboAt(words, index + 3, words[index + 3] ?? '') : undefined
    if (rest?.digits.length === 2) return { digits: `${hundreds}${rest.digits}`, length: 3 + rest.length }
    const one = words[index + 2] === 'na' ? unit(index + 3) : undefined
    return one === undefined
      ? { digits: `${hundreds}00`, length: 2 }
      : { digits: `${hundreds}0${one}`, length: 4 }
  }
  if (word !== 'iri') return undefined
  const tens = unit(index + 1) ?? 1
  const behind = unit(index + 1) === undefined ? index + 1 : index + 2
  const one = words[behind] === 'na' ? unit(behind + 1) : undefined
  return one === undefined
    ? { digits: `${tens}0`, length: behind - index }
    : { digits: `${tens}${one}`, length: behind + 2 - index }
}

const englishTens = numbered('twenty:2,thirty:3,forty:4,fourty:4,fifty:5,sixty:6,seventy:7,eighty:8,ninety:9')
const englishTeens = numbered(
  'ten:10,eleven:11,twelve:12,thirteen:13,fourteen:14,fifteen:15,sixteen:16,seventeen:17,eighteen:18,nineteen:19',
)
const englishUnits = numbered('one:1,two:2,three:3,four:4,five:5,six:6,seven:7,eight:8,nine:9')

/** 'ninety-one', 'forty four', 'eleven', 'three hundred and ten'. */
function englishAt(words: readonly string[], index: number, word: string): SpokenNumber | undefined {
  const hundreds = words[index + 1] === 'hundred' ? englishUnits.get(word) : undefined
  if (hundreds === undefined) return englishTensAt(words, index, word)
  const from = words[index + 2] === 'and' ? index + 3 : index + 2
  const rest = englishTensAt(words, from, words[from] ?? '')
  if (rest) return { digits: `${hundreds}${rest.digits}`, length: from - index + rest.length }
  const one = words[index + 2] === 'and' ? englishUnits.get(words[from] ?? '') : undefined
  return one === undefined
    ? { digits: `${hundreds}00`, length: 2 }
    : { digits: `${hundreds}0${one}`, length: 4 }
}

function englishTensAt(words: readonly string[], index: number, word: string): SpokenNumber | undefined {
  const teen = englishTeens.get(word)
  if (teen !== undefined) return { digits: `${teen}`, length: 1 }
  const [first = '', second] = word.split('-')
  const ten = englishTens.get(first)
  if (ten === undefined) return undefined
  if (second !== undefined) {
    const one = englishUnits.get(second)
    return one === undefined ? undefined : { digits: `${ten}${one}`, length: 1 }
  }
  const one = englishUnits.get(words[index + 1] ?? '')
  return one === undefined ? { digits: `${ten}0`, length: 1 } : { digits: `${ten}${one}`, length: 2 }
}

const yorubaBases: readonly (readonly [string, number])[] = [
  ['ogun', 20],
  ['ogbon', 30],
  ['ogoji', 40],
  ['aadota', 50],
  ['ogota', 60],
  ['aadorin', 70],
  ['ogorin', 80],
  ['aadorun', 90],
  ['ogorun', 100],
]
const yorubaUnits: readonly (readonly [string, number])[] = [
  ['okan', 1],
  ['ookan', 1],
  ['mokan', 1],
  ['mookan', 1],
  ['eji', 2],
  ['eeji', 2],
  ['meji', 2],
  ['eta', 3],
  ['eeta', 3],
  ['meta', 3],
  ['erin', 4],
  ['eerin', 4],
  ['merin', 4],
  ['arun', 5],
  ['aarun', 5],
  ['marun', 5],
  ['efa', 6],
  ['meta', 3],
  ['mefa', 6],
  ['eje', 7],
  ['meje', 7],
  ['ejo', 8],
  ['mejo', 8],
  ['esan', 9],
  ['mesan', 9],
]

/** One word, or three with 'le' and 'din' apart: 'mejilelogun' is 22, 'marundinlogbon' 25, 'mokanla' 11, 'ogorin' 80. */
const yorubaWords = yorubaTable()

function yorubaTable(): ReadonlyMap<string, number> {
  const table = new Map<string, number>()
  for (const ten of ['mewaa', 'ewaa', 'mewa']) table.set(ten, 10)
  for (const [unit, value] of yorubaUnits) if (value <= 4) table.set(`${unit}la`, 10 + value)
  for (const [base, tens] of yorubaBases) {
    table.set(base, tens)
    for (const [unit, value] of yorubaUnits) {
      table.set(`${unit}le${joined(base)}`, tens + value)
      table.set(`${unit}din${joined(base)}`, tens - value)
    }
  }
  for (const fifteen of ['medogun', 'meedogun', 'eedogun']) table.set(fifteen, 15)
  return table
}

/** 'ogun' becomes 'logun' behind 'le' and 'din', 'aadota' 'laadota'. */
function joined(base: string): string {
  return `l${base}`
}

function yorubaAt(words: readonly string[], index: number, word: string): SpokenNumber | undefined {
  const whole = yorubaWords.get(word)
  if (whole !== undefined) return { digits: `${whole}`, length: 1 }
  const middle = words[index + 1] ?? ''
  const apart = middle === 'le' || middle === 'din' ? `${word}${middle}${words[index + 2] ?? ''}` : undefined
  const number = apart === undefined ? undefined : yorubaWords.get(apart)
  return number === undefined ? undefined : { digits: `${number}`, length: 3 }
}

/** Every word that a number of this file can begin with, so that other words cost one look. */
const firstWords = new Set([
  'dari',
  'nari',
  'iri',
  ...[hausaTens, englishTens, englishTeens, englishUnits].flatMap((some) => [...some.keys()]),
  ...[...englishTens.keys()].flatMap((ten) => [...englishUnits.keys()].map((one) => `${ten}-${one}`)),
  ...yorubaWords.keys(),
  ...yorubaUnits.map(([word]) => word),
])

function numbered(list: string): ReadonlyMap<string, number> {
  return new Map(
    list.split(',').map((pair): [string, number] => {
      const [word = '', digits = ''] = pair.split(':')
      return [word, Number(digits)]
    }),
  )
}
