import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkText } from './check-text.ts'

const hostile = {
  'one letter': 'a',
  'one digit': '1',
  'digits with spaces': '1 ',
  'digits with hyphens': '12-',
  dots: '.',
  'at signs': '@',
  'almost e-mails': 'a@a.',
  'almost addresses of pages': 'a.',
  colons: ':',
  'almost IP addresses': '1.',
  'almost version six': 'a:',
  'capital words': 'Aa ',
  'joined words': "a'a-",
  'brackets and pluses': '+(',
  'spelled digits': 'one ',
  'label words': 'nin bvn account ',
  'street words': '1 a street ',
  'department words': 'audit and accounts ',
  'ministry words': 'ministry of works and ',
  'a name again and again': 'Ngozi Nwabara ',
  'only me': 'the only only ',
  emoji: '👩🏾‍⚖️',
  'right to left': 'مرحبا ',
  accents: 'e\u0301\u0323',
} as const

// Eight times the text may cost somewhat more than eight times the time; a cost that grows with the square costs 64.
test.for(Object.entries(hostile))('the cost grows with the length, not faster: %s', ([, piece]) => {
  const short = piece.repeat(Math.ceil(6_000 / piece.length))
  checkText(short)
  expect(quickest(short.repeat(8)) / Math.max(quickest(short), 2)).toBeLessThan(26)
})

test('no expression repeats without an end, so none can go back over a long text', () => {
  const unbounded = sources().flatMap(([path, text]) =>
    expressionsIn(text)
      .filter((pattern) => /(?<!\\)(?:\\\\)*[*+](?![^[]*\])|\{\d+,\}/.test(withoutClasses(pattern)))
      .map((pattern) => `${path}: ${pattern}`),
  )
  expect(unbounded).toEqual([])
})

test('one line of a megabyte is answered', () => {
  expect(checkText('nospaces'.repeat(131_072)).score).toBeGreaterThanOrEqual(0)
})

/** Milliseconds of this thread's own work: what else the machine does is not counted. */
function quickest(text: string): number {
  const times = [1, 2, 3].map(() => {
    const before = process.threadCpuUsage()
    checkText(text)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

function sources(): [string, string][] {
  return readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter(
      (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/gazetteers|model\.ts/.test(path),
    )
    .map((path) => [path, readFileSync(join(import.meta.dirname, path), 'utf8')])
}

/** Literals, and the strings from which expressions are built. */
function expressionsIn(text: string): string[] {
  const literals = [
    ...text.matchAll(
      /(?:[(=:,[?|&!]|return|\n)\s*\/((?:[^/\\\n[*]|\\.|\[(?:[^\]\\\n]|\\.)*\])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])*)\/[a-z]*/g,
    ),
  ]
  return literals.flatMap(([, pattern]) => pattern ?? [])
}

function withoutClasses(pattern: string): string {
  return pattern.replaceAll(/\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'x')
}
