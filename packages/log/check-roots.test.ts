import { generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { nothingBefore, rootOf } from './chain-entry.ts'
import { checkPublishedRoots, checkRoots, compareWithKept } from './check-roots.ts'
import { hashOfRoot, readRoots, rootStatement, type SignedRoot, writeRoots } from './root-text.ts'

const pair = generateKeyPairSync('ed25519')
const key = Buffer.from(String(pair.publicKey.export({ format: 'jwk' }).x), 'base64url').toString('hex')

function signed(day: string, head: string, before: string): SignedRoot {
  const facts = { day, root: rootOf(day, head), before, key }
  return {
    ...facts,
    signature: sign(null, Buffer.from(rootStatement(facts)), pair.privateKey).toString('hex'),
  }
}

function chain(...heads: string[]): SignedRoot[] {
  const roots: SignedRoot[] = []
  for (const [index, head] of heads.entries()) {
    const former = roots.at(-1)
    const day = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'][index] ?? ''
    roots.push(signed(day, head, former ? hashOfRoot(former) : nothingBefore))
  }
  return roots
}

const roots = chain('a', 'b', 'b', 'c')

test('roots that follow on one another are fine, also over the end of a month and through a text', async () => {
  expect(await checkRoots(readRoots(writeRoots(roots)))).toEqual([])
})

test('a root that is left out, moved, changed or signed by no one is reported', async () => {
  const [first, second, third, last] = roots
  if (!first || !second || !third || !last) throw new Error('four roots were made')
  const problemsOf = async (list: SignedRoot[]) => (await checkRoots(list)).map(({ problem }) => problem)
  expect(await problemsOf([first, third, last])).toEqual(['not-after-the-day-before'])
  expect(await problemsOf([second, first, third, last])).toContain('not-after-the-day-before')
  expect(await problemsOf([first, { ...second, root: third.root }, third, last])).toEqual([
    'signature-bad',
    'does-not-name-the-day-before',
  ])
  expect(await problemsOf([first, second, signed('2026-03-01', 'x', hashOfRoot(second)), last])).toEqual([
    'does-not-name-the-day-before',
  ])
})

test('a whole log that was written again is noticed by one root that was kept, and in no other way', async () => {
  const other = chain('a', 'b', 'x', 'c')
  expect(await checkRoots(other)).toEqual([])
  expect(compareWithKept(other, roots.slice(2, 3))).toEqual([{ day: '2026-03-01', problem: 'not-as-kept' }])
  expect(compareWithKept(roots.slice(0, 3), roots)).toEqual([{ day: '2026-03-02', problem: 'missing' }])
})

test('a reader who kept some roots learns that today’s log goes on from them', async () => {
  const findings = await checkPublishedRoots(writeRoots(roots), writeRoots(roots.slice(0, 2)))
  expect(findings.map(({ holds }) => holds)).toEqual([true, true, null])
  const cut = await checkPublishedRoots(writeRoots(roots.slice(0, 1)), writeRoots(roots.slice(0, 2)))
  expect(cut.map(({ holds }) => holds)).toEqual([false, false, null])
  expect(await checkPublishedRoots('nothing', '')).toEqual([
    { holds: false, text: 'There is no root in this text.' },
  ])
})
