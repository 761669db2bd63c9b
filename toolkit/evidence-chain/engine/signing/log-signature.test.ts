import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkSignature, signHead } from './log-signature.ts'

const key = new Uint8Array(32).fill(7)
const head = 'ab'.repeat(32)

test('a signature is right for its own log alone, and Node agrees', () => {
  const text = signHead(head, key)
  const { publicKey, signature } = JSON.parse(text)
  expect(checkSignature(text, head)).toEqual({ kind: 'right', publicKey })
  expect(checkSignature(text, 'cd'.repeat(32))).toEqual({ kind: 'wrong' })
  const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(publicKey, 'hex')])
  const node = createPublicKey({ key: der, format: 'der', type: 'spki' })
  const message = Buffer.from(`fitila custody log 1\n${head}`)
  expect(verify(null, message, node, Buffer.from(signature, 'hex'))).toBe(true)
})

test('every changed digit of the key or the signature is wrong, and so is anything else', () => {
  const file = JSON.parse(signHead(head, key))
  for (const field of ['publicKey', 'signature'] as const)
    for (let place = 0; place < file[field].length; place += 5) {
      const digit = file[field][place] === '0' ? '1' : '0'
      const changed = `${file[field].slice(0, place)}${digit}${file[field].slice(place + 1)}`
      expect(checkSignature(JSON.stringify({ ...file, [field]: changed }), head)).toEqual({ kind: 'wrong' })
    }
  const others = ['', '{}', 'null', '[]', JSON.stringify({ ...file, version: 2 })]
  // A key of small order, for which many signatures hold.
  others.push(
    JSON.stringify({ ...file, publicKey: `01${'00'.repeat(31)}`, signature: `01${'00'.repeat(63)}` }),
  )
  for (const text of others) expect(checkSignature(text, head), text).toEqual({ kind: 'wrong' })
})
