import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { checkText } from '@fitila/anonymity/check-text'
import type { Kind } from '@fitila/anonymity/kinds'
import { readTweets } from '#toolkit/anonymity-checker/training/read-tweets.ts'
import {
  examinePersons,
  inSmallLetters,
  type Marked,
  makeHeldOutSet,
} from '#toolkit/anonymity-checker/vectors/examine.ts'
import { examineIdentifiers, together } from '#toolkit/anonymity-checker/vectors/examine-identifiers.ts'
import { makeIdentifierSet } from '#toolkit/anonymity-checker/vectors/identifier-set.ts'
import { type PresidioCase, runPresidioCase } from '#toolkit/anonymity-checker/vectors/run-presidio-cases.ts'
import { type Figure, kilobytes, median } from './figure.ts'

const root = join(import.meta.dirname, '../..')
const data = process.env.FITILA_PII_DATA ?? join(root, '../shared/data/pii')

/** The goals of the Anonymity Checker: other people's cases, sets made here and held back, size and speed. */
export async function anonymity(): Promise<Figure[]> {
  return [
    ...(await presidio()),
    ...identifiers(),
    ...persons(),
    ...(await tweets()),
    ...(await size()),
    ...speed(),
  ]
}

async function presidio(): Promise<Figure[]> {
  const path = join(root, 'toolkit/anonymity-checker/vectors/presidio-cases.json')
  const { cases } = JSON.parse(await readFile(path, 'utf8')) as { cases: PresidioCase[] }
  const outcomes = cases.map(runPresidioCase)
  for (const { case: one, found } of outcomes.filter(({ isPassed }) => !isPassed)) {
    process.stdout.write(
      `  failed: ${one.recognizer} ${JSON.stringify(one.text)} found ${JSON.stringify(found)}\n`,
    )
  }
  const passed = (nigerian: boolean) => {
    const some = outcomes.filter(({ case: { recognizer } }) => recognizer.startsWith('ng_') === nigerian)
    return (100 * some.filter(({ isPassed }) => isPassed).length) / some.length
  }
  return [
    percent("Presidio's cases, generic, passed", passed(false), 100),
    percent("Presidio's cases, Nigerian, passed", passed(true), 100),
  ]
}

const nigerian: readonly Kind[] = [
  'nin',
  'bvn',
  'vnin',
  'account-number',
  'tin',
  'voter-card',
  'passport',
  'driver-licence',
  'plate',
]

function identifiers(): Figure[] {
  const figures = examineIdentifiers(makeIdentifierSet(100))
  const { recall, precision } = together(figures, nigerian)
  const structured: readonly Kind[] = ['email', 'phone', 'card', 'iban', 'ip']
  return [
    percent('Nigerian identifiers, recall', 100 * recall, 99),
    percent('Nigerian identifiers, precision', 100 * precision, 97),
    ...structured.map((kind) => percent(`${kind}, F1`, 100 * together(figures, [kind]).f1, 99)),
  ]
}

function persons(): Figure[] {
  const set = makeHeldOutSet(10)
  const written = examinePersons(set)
  const small = examinePersons(inSmallLetters(set))
  return [
    percentAtMost('persons missed altogether, held-out names and sentences', written.missedAltogether, 5),
    percentAtMost('the same in small letters', small.missedAltogether, 20),
    percent('persons found exactly', written.exact),
    percent('persons found for certain', written.certain),
    percent('sentences without a name in which one is seen for certain', 100 * written.wrongPerPlainSentence),
  ]
}

/** The tenth of the tweets that training never saw. Harder than any report: half of their names are stage names. */
async function tweets(): Promise<Figure[]> {
  const files = ['wnut17.jsonl.gz', 'broad-twitter.jsonl.gz']
  const sets = files.map((file) => keptBack(join(data, file)))
  if (sets.some((set) => set === undefined)) {
    process.stdout.write(`  The tweets are not in ${data}; FITILA_PII_DATA can name another folder.\n`)
    return []
  }
  return files.flatMap((file, place) => {
    const { missedAltogether, certain } = examinePersons(sets[place] ?? [])
    const name = file.replace('.jsonl.gz', '')
    return [
      percent(`${name}, persons missed altogether`, missedAltogether),
      percent(`${name}, persons found for certain`, certain),
    ]
  })
}

function keptBack(path: string): Marked[] | undefined {
  try {
    return readTweets(path)
      .filter((_, place) => place % 10 === 0)
      .map(({ text, spans }) => ({
        text,
        persons: spans.filter(([, , type]) => type === 'PERSON').map(([start, end]) => [start, end]),
      }))
  } catch {
    return undefined
  }
}

async function size(): Promise<Figure[]> {
  const folder = join(root, 'build/tools')
  const names = await readdir(folder)
  const loaded = names.filter((name) =>
    /^(?:anonymity-checker\.(?:child\.)?html|offline\.js)\.br$/.test(name),
  )
  const sizes = await Promise.all(loaded.map(async (name) => (await stat(join(folder, name))).size))
  const total = sizes.reduce((sum, one) => sum + one, 0)
  return [
    { name: 'all that the tool loads, brotli', value: kilobytes(total), unit: 'kB', goal: { atMost: 750 } },
  ]
}

function speed(): Figure[] {
  const report = makeHeldOutSet(40)
    .map(({ text }) => text)
    .join(' ')
  const written = (length: number) => report.repeat(Math.ceil(length / report.length)).slice(0, length)
  const hundred = millisecondsOf(written(100_000))
  const thousand = millisecondsOf(written(1_000_000))
  return [
    { name: '100 kB of text', value: hundred, unit: 'ms', goal: { atMost: 300 } },
    { name: '1 MB of text', value: thousand, unit: 'ms' },
    {
      name: '1 MB, of 10 times 100 kB',
      value: thousand / (10 * hundred),
      unit: 'times',
      goal: { atMost: 1.3 },
    },
  ]
}

function millisecondsOf(text: string): number {
  const times = [0, 1, 2, 3, 4].map(() => {
    const began = performance.now()
    checkText(text)
    return performance.now() - began
  })
  return median(times.slice(1))
}

function percent(name: string, value: number, atLeast?: number): Figure {
  return { name, value, unit: '%', ...(atLeast === undefined ? {} : { goal: { atLeast } }) }
}

function percentAtMost(name: string, value: number, atMost: number): Figure {
  return { name, value, unit: '%', goal: { atMost } }
}
