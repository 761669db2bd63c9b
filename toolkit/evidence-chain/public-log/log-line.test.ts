import type { Json } from '@fitila/log/canonical-json'
import { writeShownProof } from '@fitila/log/shown-proof'
import { writeHandedIn } from '@fitila/receipts/handed-in'
import { codeBytes, makeReceiptCode } from '@fitila/receipts/receipt-code'
import { withProof } from '@fitila/receipts/receipt-with-proof'
import { expect, test } from 'vitest'
import * as made from '#tests/support/evidence/log-line.ts'
import { checkLogLine } from './log-line.ts'

const { day, handedInWith, origin, other, proofOf, receiptLeaf, receiptOf, shownLeaf, site } = made
const fingerprint = '0123456789abcdef'.repeat(4)
const grouped = fingerprint.toUpperCase().match(/.{4}/g)?.join(' ') ?? ''
const words = handedInWith(`The package is\n${grouped}`)
const brought = (handedIn = words) => made.brought(handedIn)

test('a receipt commits to a fingerprint that its report names, in groups and capitals too', async () => {
  const read = await checkLogLine(brought(), fingerprint)
  expect(read).toMatchObject({ verdict: 'yes', namedBy: 'handed-in', day, origin })
  expect(read?.findings.map(({ holds, text }) => `${holds} ${text}`)).toEqual([
    'true What was handed in names the fingerprint of this package.',
    'true The signature holds. Something was handed in on 2026-11-21.',
    'true It names one of the keys that you gave.',
    'true It is a receipt for exactly these words, and the code belongs to it.',
    'true It is in the log fitila.example/log, in the tree of 2026-11-21.',
    'true The log signed its checkpoint of size 2.',
    'true 1 of 1 witnesses cosigned it: witness.example.',
  ])
})

test('a file that was sent as it is counts by its own SHA-256', async () => {
  const sent = handedInWith('A package.', [
    ['file.1.sha256', fingerprint],
    ['file.1.size', '9'],
  ])
  expect(await checkLogLine(brought(sent), fingerprint)).toMatchObject({ verdict: 'yes' })
})

test('what is missing leaves it open, and says what', async () => {
  for (const [part, told] of [
    [{ keys: '' }, 'Give the key of the log'],
    [{ handedIn: '' }, 'Choose what was handed in'],
    [{ line: withProof(receiptOf(words), null) }, 'no proof that it is in the log'],
  ] as const) {
    const read = await checkLogLine({ ...brought(), ...part }, fingerprint)
    expect(read?.verdict, told).toBe('open')
    expect(read?.findings.filter(({ holds }) => holds === null).map(({ text }) => text)).toContainEqual(
      expect.stringContaining(told),
    )
  }
})

test('without a witness the line holds, and the person is told that none was named', async () => {
  const read = await checkLogLine({ ...brought(), keys: site.hex }, fingerprint)
  expect(read?.verdict).toBe('yes')
  expect(read?.findings.at(-1)?.text).toContain('No witness was named')
})

test('whatever is wrong is a no', async () => {
  const wrong = {
    'another fingerprint': [brought(), 'f'.repeat(64)],
    'a report that does not name it': [brought(handedInWith('Nothing.')), fingerprint],
    'words that were put in later': [
      { ...brought(handedInWith('Nothing.')), handedIn: writeHandedIn(words) },
      fingerprint,
    ],
    'another code': [{ ...brought(), code: makeReceiptCode(new Uint8Array(codeBytes).fill(8)) }, fingerprint],
    'the key of another site': [{ ...brought(), keys: other.hex }, fingerprint],
    'a receipt that another key signed': [
      { ...brought(), line: withProof(receiptOf(words, other), proofOf(receiptLeaf(words))) },
      fingerprint,
    ],
    'the proof of another receipt': [
      { ...brought(), line: withProof(receiptOf(words), proofOf(receiptLeaf(handedInWith('Other.')))) },
      fingerprint,
    ],
    'a checkpoint that another key signed': [
      { ...brought(), line: withProof(receiptOf(words), proofOf(receiptLeaf(words), other)) },
      fingerprint,
    ],
    'a leaf that the tree has not': [
      { ...brought(), line: withProof(receiptOf(words), proofOf(receiptLeaf(words), site, true)) },
      fingerprint,
    ],
    'a receipt of another day': [
      { ...brought(), line: brought().line.replace(`Day: ${day}`, 'Day: 2026-11-20') },
      fingerprint,
    ],
  } as const
  for (const [name, [line, asked]] of Object.entries(wrong))
    expect((await checkLogLine(line, asked))?.verdict, name).toBe('no')
})

test('a public text that names the fingerprint is a line too', async () => {
  const shown = (document: Json, logged: Json = document) => ({
    ...brought(),
    ...{ handedIn: '', code: '' },
    line: writeShownProof(document, proofOf(shownLeaf(logged))),
  })
  const document = { evidence: `The package is ${fingerprint}.` }
  expect(await checkLogLine(shown(document), fingerprint)).toMatchObject({
    verdict: 'yes',
    namedBy: 'shown',
    day,
  })
  expect(await checkLogLine(shown(document, { evidence: '' }), fingerprint)).toMatchObject({ verdict: 'no' })
  expect(await checkLogLine(shown({ evidence: '' }), fingerprint)).toMatchObject({
    verdict: 'no',
    namedBy: null,
  })
})

test('a text of another kind is no line', async () => {
  for (const line of ['', 'Fitila', fingerprint, '%PDF-1.7'])
    expect(await checkLogLine({ ...brought(), line }, fingerprint)).toBeNull()
})
