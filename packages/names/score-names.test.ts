import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nameMatchKeys } from './name-match-keys.ts'
import { leastScore, scoreNames } from './score-names.ts'

type Planted = { listed: string; record: string; differs: string }

function read(file: string): Planted[] {
  return readFileSync(`${import.meta.dirname}/fixtures/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [listed = '', record = '', differs = ''] = line.split(' | ')
      return { listed, record, differs }
    })
}

/** Every name of the list against every name of the record, as a comparison does it: by shared keys first. */
function measure(planted: readonly Planted[]) {
  const isMeant = ({ differs }: Planted) => !differs.startsWith('other ')
  const keysOf = new Map(planted.map(({ record }) => [record, nameMatchKeys(record)]))
  const found = planted.flatMap((entry) => {
    const keys = new Set(nameMatchKeys(entry.listed))
    return planted
      .filter(({ record }) => keysOf.get(record)?.some((key) => keys.has(key)))
      .filter(({ record }) => (scoreNames(of(entry.listed), of(record))?.score ?? 0) >= leastScore)
      .map((other) => ({ entry, other }))
  })
  const right = found.filter(({ entry, other }) => entry === other && isMeant(entry))
  const missed = planted.filter((each) => isMeant(each) && !right.some(({ entry }) => entry === each))
  const wrong = found.filter((each) => !right.includes(each))
  return {
    recall: right.length / planted.filter(isMeant).length,
    precision: right.length / found.length,
    missed,
    wrong,
  }
}

function of(name: string) {
  return { name, state: '' }
}

const heldOut = read('held-out-names.txt')

test('on 300 invented names with planted variants, 95 of 100 are found, and 9 of 10 finds are right', () => {
  expect(heldOut).toHaveLength(300)
  const { recall, precision, missed, wrong } = measure(heldOut)
  if (process.env.SHOW_NAMES)
    process.stdout.write(
      `${JSON.stringify({ recall, precision, missed, wrong: wrong.map(({ entry, other }) => [entry.listed, other.record]) }, null, 1)}\n`,
    )
  expect(recall).toBeGreaterThanOrEqual(0.95)
  expect(precision).toBeGreaterThanOrEqual(0.9)
})

test('the names that are measured share no line and no family name with those that set the scores', () => {
  const families = (file: string) => read(file).map(({ listed }) => listed.split(' ').at(-1))
  const tuned = new Set(families('tuning-names.txt'))
  expect(families('held-out-names.txt').filter((family) => tuned.has(family))).toEqual([])
  expect(measure(read('tuning-names.txt')).recall).toBeGreaterThan(0.9)
})

test('what is known beside a name moves its score, and is said as a reason', () => {
  const bare = scoreNames(of('Musa Kwandarin'), of('Musa Kwandarin'))
  const same = scoreNames(
    { name: 'Musa Kwandarin', state: 'Kano' },
    { name: 'Musa Kwandarin', state: 'Kano' },
  )
  const other = scoreNames(
    { name: 'Musa Kwandarin', state: 'Kano' },
    { name: 'Musa Kwandarin', state: 'Edo' },
  )
  expect([same?.score, bare?.score, other?.score]).toEqual([100, 95, 75])
  expect(other?.reasons).toContainEqual({ kind: 'other-state', left: 'Kano', right: 'Edo' })
  expect(scoreNames(of('Musa Ibrahim'), of('Musa Ibrahim'))).toEqual({
    score: 85,
    reasons: [{ kind: 'same-words' }, { kind: 'common-names' }],
  })
  expect(scoreNames(of('Musa Kwandarin'), of('Sani Gashuawa'))).toBeNull()
})
