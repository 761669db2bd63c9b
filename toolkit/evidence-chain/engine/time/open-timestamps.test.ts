import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { EvidenceRefusal } from '../refusal.ts'
import { readTimeProof } from './open-timestamps.ts'

const digest = createHash('sha256').update('the manifest').digest()
const start = Buffer.from('004f70656e54696d657374616d7073000050726f6f6600bf89e2e884e8929401', 'hex')
const bitcoin = Buffer.from('0588960d73d71901', 'hex')
const promised = Buffer.from('83dfe30d2ef90c8e', 'hex')
const text = 'https://alice.btc.calendar.opentimestamps.org'

const part = (bytes: Buffer) => Buffer.concat([number(bytes.length), bytes])
const append = (bytes: Buffer) => Buffer.concat([Buffer.of(0xf0), part(bytes)])
const prepend = (bytes: Buffer) => Buffer.concat([Buffer.of(0xf1), part(bytes)])
const hash = Buffer.of(0x08)
const inBlock = (height: number) => Buffer.concat([Buffer.of(0), bitcoin, part(number(height))])
const pending = Buffer.concat([Buffer.of(0), promised, part(part(Buffer.from(text)))])
const proof = (...rest: Buffer[]) => Buffer.concat([start, hash, digest, ...rest])

test('a proof says which file it is about, and which block must have which root', () => {
  const [nonce, left] = [Buffer.alloc(16, 5), Buffer.alloc(32, 9)]
  const given = proof(
    append(nonce),
    hash,
    Buffer.of(0xff),
    pending,
    prepend(left),
    hash,
    hash,
    inBlock(891_234),
  )
  const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
  const root = sha256(sha256(Buffer.concat([left, sha256(Buffer.concat([digest, nonce]))])))
  expect(readTimeProof(given)).toEqual({
    sha256: digest.toString('hex'),
    blocks: [{ height: 891_234, merkleRoot: root.reverse().toString('hex') }],
    pending: [text],
  })
})

test('an unfinished proof holds promises alone', () => {
  expect(readTimeProof(proof(append(Buffer.of(1)), hash, pending))).toMatchObject({
    blocks: [],
    pending: [text],
  })
})

const whole = proof(append(Buffer.alloc(16, 5)), hash, inBlock(7))

test('cut off anywhere, or with something behind its end, it is refused', () => {
  for (let length = 0; length < whole.length; length += 1) refuses(whole.subarray(0, length))
  refuses(Buffer.concat([whole, Buffer.of(0)]))
})

test.each([
  ['another hash of the file', Buffer.concat([start, Buffer.of(0x02), digest.subarray(12), inBlock(7)])],
  ['a step that this tool does not know', proof(Buffer.of(0x67), inBlock(7))],
  ['a block of something that is no root', proof(append(Buffer.of(1)), inBlock(7))],
  [
    'an address that could deceive',
    proof(Buffer.concat([Buffer.of(0), promised, part(part(Buffer.from('a\u202e')))])),
  ],
  [
    'a message that grows',
    proof(...Array.from({ length: 9 }, () => append(Buffer.alloc(1000))), hash, inBlock(7)),
  ],
  ['a thousand forks within each other', proof(...Array.from({ length: 1000 }, () => hash), inBlock(7))],
])('%s is refused', (_, given) => refuses(given))

function refuses(given: Buffer): void {
  expect(() => readTimeProof(new Uint8Array(given))).toThrow(EvidenceRefusal)
}

function number(value: number): Buffer {
  const bytes: number[] = []
  let rest = value
  while (rest >= 0x80) {
    bytes.push((rest & 0x7f) | 0x80)
    rest = Math.floor(rest / 0x80)
  }
  return Buffer.of(...bytes, rest)
}
