import { createHash, createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { encodeRecords } from '@fitila/log/encode-records'
import { expect, test } from 'vitest'
import { checkReceipt, type Evidence } from './check-receipt.ts'
import { commitTo } from './commit-to.ts'
import { type HandedIn, writeHandedIn } from './handed-in.ts'
import { codeBytes, makeReceiptCode, presentReceiptCode } from './receipt-code.ts'
import { readReceipt, receiptStatement, writeReceipt } from './receipt-text.ts'

const fileHash = createHash('sha256').update('a voucher').digest('hex')
const handedIn: HandedIn = [
  ['personName', 'Misali Kirkira'],
  ['evidence', 'Two vouchers.\nOne number.'],
  ['file.1.sha256', fileHash],
  ['file.1.size', '9'],
]
const code = makeReceiptCode(new Uint8Array(codeBytes).fill(7))
const pair = generateKeyPairSync('ed25519')
const key = Buffer.from(String(pair.publicKey.export({ format: 'jwk' }).x), 'base64url').toString('hex')

function issued() {
  const facts = { commitment: commitTo(handedIn, code), day: '2026-11-21', key }
  const signature = sign(null, Buffer.from(receiptStatement(facts)), pair.privateKey).toString('hex')
  return { ...facts, signature }
}

function evidence(overrides: Partial<Evidence> = {}): Evidence {
  return {
    receipt: writeReceipt(issued()),
    keys: `Key: ${key}`,
    code: presentReceiptCode(code),
    handedIn: writeHandedIn(handedIn),
    files: [{ name: 'voucher.pdf', sha256: fileHash, size: 9 }],
    ...overrides,
  }
}

test('a receipt, its code, the words and the files fit together', async () => {
  expect(await checkReceipt(evidence())).toMatchObject({
    signature: 'good',
    key: 'published',
    content: 'matches',
    files: [{ name: 'voucher.pdf', isHandedIn: true }],
    missingFiles: 0,
  })
})

test('the commitment is what its description says, by other code than ours', () => {
  const salt = createHash('sha256')
    .update(
      encodeRecords([
        ['format', 'fitila-receipt-salt-1'],
        ['code', code],
      ]),
    )
    .digest()
  const bytes = encodeRecords([['format', 'fitila-handed-in-1'], ...handedIn])
  expect(commitTo(handedIn, code)).toBe(createHmac('sha256', salt).update(bytes).digest('hex'))
})

test('a changed commitment, day or signature breaks the signature', async () => {
  const receipt = issued()
  const flipped = (hex: string) => `${hex.startsWith('0') ? '1' : '0'}${hex.slice(1)}`
  for (const changed of [
    { ...receipt, commitment: flipped(receipt.commitment) },
    { ...receipt, day: '2026-11-20' },
    { ...receipt, signature: flipped(receipt.signature) },
    { ...receipt, key: flipped(receipt.key) },
  ])
    expect(await checkReceipt(evidence({ receipt: writeReceipt(changed) }))).toMatchObject({
      signature: 'bad',
    })
})

test('a receipt signed with another person’s key is good on its own, and not among the published ones', async () => {
  expect(await checkReceipt(evidence({ keys: 'f'.repeat(64) }))).toMatchObject({
    signature: 'good',
    key: 'not-among-them',
  })
})

test('one changed letter of the words, and another code, are told', async () => {
  const changed = writeHandedIn(handedIn).replace('Two', 'Ten')
  expect(await checkReceipt(evidence({ handedIn: changed }))).toMatchObject({ content: 'differs' })
  const other = presentReceiptCode(makeReceiptCode(new Uint8Array(codeBytes).fill(8)))
  expect(await checkReceipt(evidence({ code: other }))).toMatchObject({ content: 'differs' })
})

test('a mistyped code is told apart from one that does not fit', async () => {
  const typed = presentReceiptCode(code).replace(/.$/, 'Z')
  expect(await checkReceipt(evidence({ code: typed }))).toMatchObject({
    content: { problem: 'mistyped', group: 6 },
  })
})

test('another file, and one that is missing, are told', async () => {
  const files = [{ name: 'other.pdf', sha256: 'a'.repeat(64), size: 9 }]
  expect(await checkReceipt(evidence({ files }))).toMatchObject({
    files: [{ name: 'other.pdf', isHandedIn: false }],
    missingFiles: 1,
  })
})

test('a receipt is found in a text whose lines were broken again', () => {
  const receipt = issued()
  const broken = writeReceipt(receipt).replace(/(.{40})/g, '$1\r\n  ')
  expect(readReceipt(`Kept on paper:\n${broken}`)).toEqual(receipt)
})

test('no receipt in the text: null', async () => {
  expect(await checkReceipt(evidence({ receipt: 'A letter.' }))).toBeNull()
})
