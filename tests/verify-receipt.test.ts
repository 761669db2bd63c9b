import { spawnSync } from 'node:child_process'
import { createHash, generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commitTo } from '@fitila/receipts/commit-to'
import { fileRecords, type HandedIn, writeHandedIn } from '@fitila/receipts/handed-in'
import { codeBytes, makeReceiptCode, presentReceiptCode } from '@fitila/receipts/receipt-code'
import { receiptStatement, writeReceipt } from '@fitila/receipts/receipt-text'
import { expect, onTestFinished, test } from 'vitest'
import { signingKey } from '#server/sealing/signing-key.ts'

const root = join(import.meta.dirname, '..')
const code = makeReceiptCode(new Uint8Array(codeBytes).fill(3))
const file = 'A voucher.'
const handedIn: HandedIn = [
  ['evidence', 'Two vouchers.'],
  ...fileRecords([{ sha256: createHash('sha256').update(file).digest('hex'), size: file.length }]),
]

test('the command checks a receipt, its words and its files, and says what it could not check', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-verify-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const key = signingKey(generateKeyPairSync('ed25519').privateKey)
  const stated = { commitment: commitTo(handedIn, code), day: '2026-11-21', key: key.publicKey }
  const receipt = writeReceipt({ ...stated, signature: key.sign(receiptStatement(stated)) })
  const at = (name: string) => join(folder, name)
  await writeFile(at('receipt.txt'), receipt)
  await writeFile(at('keys.json'), JSON.stringify({ keys: [{ publicKey: key.publicKey }] }))
  await writeFile(at('handed-in.txt'), writeHandedIn(handedIn))
  await writeFile(at('voucher.pdf'), file)
  await writeFile(at('changed.txt'), receipt.replace('2026-11-21', '2026-11-20'))

  const run = (words: string[], typed = '') => {
    const { stdout, status } = spawnSync(process.execPath, ['verify-receipt.ts', ...words], {
      cwd: root,
      encoding: 'utf8',
      input: typed,
    })
    return { stdout, status }
  }
  const files = ['--keys', at('keys.json'), '--handed-in', at('handed-in.txt'), '--file', at('voucher.pdf')]
  expect(run([at('receipt.txt'), ...files], `${presentReceiptCode(code)}\n`)).toEqual({
    status: 0,
    stdout:
      'yes   The signature holds. Something was handed in on 2026-11-21.\n' +
      'yes   It names one of the keys that you gave.\n' +
      'yes   It is a receipt for exactly these words, and the code belongs to it.\n' +
      'yes   voucher.pdf: was handed in, byte for byte.\n' +
      'open  It has no proof that it is in the log. Save the receipt again a day later.\n',
  })
  expect(run([at('changed.txt')])).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('no    The signature'),
  })
  expect(run([])).toMatchObject({ status: 2 })
})
