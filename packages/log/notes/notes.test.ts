import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { hexToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAddCheckpoint, writeAddCheckpoint } from './add-checkpoint.ts'
import { readBase64 } from './base64.ts'
import { readCheckpoint, writeCheckpoint } from './checkpoint.ts'
import { cosignature, cosignedBy, cosignedMessage, cosignedText } from './cosignature.ts'
import { keyId, type NoteKey, readNoteKey, writeNoteKey } from './note-keys.ts'
import { isNoteSignedBy, readNote, readNoteSignatures, writeNote } from './signed-note.ts'
import { readTlogProof, writeTlogProof } from './tlog-proof.ts'

// The key and the note of golang.org/x/mod/sumdb/note, which first had this format.
const peter = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW'
const seed = 'AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz'
const text =
  'If you think cryptography is the answer to your problem,\nthen you don’t know what your problem is.\n'.replace(
    '’',
    "'",
  )
const signed = `${text}\n— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n`

test('the note and the key of the first program that had them are read, checked, and written in the same way', async () => {
  const key = theKey(peter)
  const note = theNote(signed)
  expect(writeNoteKey(key)).toBe(peter)
  expect(note.text).toBe(text)
  expect(await isNoteSignedBy(note, key)).toBe(true)
  expect(writeNote(note)).toBe(signed)
  const der = Buffer.concat([
    Buffer.from('302e020100300506032b657004220420', 'hex'),
    (readBase64(seed) ?? new Uint8Array()).slice(1),
  ])
  const secret = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const signature = new Uint8Array(sign(null, Buffer.from(text), secret))
  expect(writeNote({ text, signatures: [{ name: key.name, id: keyId(key), signature }] })).toBe(signed)
})

test('a key with any letter changed is none', () => {
  for (const [place, letter] of [...peter].entries()) {
    const other = letter === 'A' ? 'B' : 'A'
    expect(readNoteKey(`${peter.slice(0, place)}${other}${peter.slice(place + 1)}`)).toBeNull()
  }
  expect(readNoteKey('sum.golang.org+033de0ae+Ac4zctda0e5eza+HJyk9SxEdh+s3Ux18htTTAD8OuAn8')).toMatchObject({
    name: 'sum.golang.org',
    type: 'note',
  })
})

test('a note whose text or signature changed does not hold, and a stranger’s signature counts for nothing', async () => {
  const key = theKey(peter)
  expect(await isNoteSignedBy(theNote(signed.replace('answer', 'Answer')), key)).toBe(false)
  const twice = theNote(
    `${signed}— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAA=\n`,
  )
  expect(await isNoteSignedBy(twice, key)).toBe(false)
  expect(await isNoteSignedBy(theNote(signed.replace('— PeterNeumann', '— Another')), key)).toBe(false)
  const stranger = theNote(`${signed}— stranger.example ${'AAAA'.repeat(20)}\n`)
  expect(await isNoteSignedBy(stranger, key)).toBe(true)
})

test.each([
  text,
  `${text}\n`,
  signed.slice(0, -1),
  signed.replace('— ', '- '),
  `${signed}\n`,
  signed.replace('problem,', 'problem,\t'),
  signed.replace('PeterNeumann x', 'Peter+Neumann x'),
  `${text}\n— PeterNeumann AAAA\n`,
])('%j is no note', (note) => {
  expect(readNote(note)).toBeNull()
})

const checkpoint = {
  origin: 'example.com/behind-the-sofa',
  size: 20_852_163,
  root: new Uint8Array(32).fill(7),
}

test('a checkpoint is three lines, and further lines are read over', () => {
  const written = writeCheckpoint(checkpoint)
  expect(written).toBe(
    'example.com/behind-the-sofa\n20852163\nBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc=\n',
  )
  expect(readCheckpoint(written)).toEqual(checkpoint)
  expect(readCheckpoint(`${written}More.\n`)).toEqual(checkpoint)
})

test.each([
  '',
  'example.com\n1\n',
  'example.com\n01\nBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc=\n',
  'example.com\n-1\nBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc=\n',
  'example.com\n1\nBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBw==\n',
  'example.com\n1\nBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc=',
  'two words\n1\nBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc=\n',
  'example.com\n1\nBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc=\n\n',
])('%j is no checkpoint', (written) => {
  expect(readCheckpoint(written)).toBeNull()
})

const time = 1_679_315_147

test('a witness signs the words of the specification', () => {
  expect(cosignedText(writeCheckpoint(checkpoint), time)).toBe(
    'cosignature/v1\ntime 1679315147\nexample.com/behind-the-sofa\n20852163\nBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc=\n',
  )
  expect(
    Buffer.from(cosignedMessage('w.example', writeCheckpoint(checkpoint), time) ?? []).toString('hex'),
  ).toBe(
    `737562747265652f76310a00${'09772e6578616d706c65'}${'00000000641850cb'}${'1b'}${Buffer.from(checkpoint.origin).toString('hex')}${'0000000000000000'}${'00000000013e2dc3'}${'07'.repeat(32)}`,
  )
})

test.each(['ed25519', 'ml-dsa-44'] as const)(
  'a cosignature of %s holds for its checkpoint, time and witness alone',
  async (kind) => {
    const { key, secret } = witness(kind, 'witness.example/w1')
    const written = writeCheckpoint(checkpoint)
    const made = cosignature(key, time, signedAs(key, written, secret))
    const note = { text: written, signatures: [made] }
    expect(await cosignedBy(theNote(writeNote(note)), key)).toEqual({ time })
    expect(readNoteKey(writeNoteKey(key))).toEqual(key)

    const later = made.signature.map((byte, place) => (place === 7 ? byte + 1 : byte))
    const broken = made.signature.map((byte, place) => (place === 40 ? byte ^ 1 : byte))
    for (const signature of [later, broken, made.signature.slice(0, 8), made.signature.slice(0, 4)])
      expect(await cosignedBy({ text: written, signatures: [{ ...made, signature }] }, key)).toBeNull()
    const other = writeCheckpoint({ ...checkpoint, size: checkpoint.size + 1 })
    expect(await cosignedBy({ text: other, signatures: [made] }, key)).toBeNull()
    expect(await cosignedBy(note, witness(kind, 'witness.example/w1').key)).toBeNull()
  },
)

test('a proof and a request to a witness are read as they were written', () => {
  const hash = fc.uint8Array({ minLength: 32, maxLength: 32 })
  const whole = fc.record({
    extra: fc.option(fc.uint8Array({ minLength: 1, maxLength: 300 })),
    index: fc.integer({ min: 0, max: 1_000_000 }),
    proof: fc.array(hash, { maxLength: 63 }),
  })
  fc.assert(
    fc.property(whole, (any) => {
      const read = readTlogProof(writeTlogProof({ ...any, checkpointText: signed }))
      expect(read).toEqual({ ...any, checkpoint: readNote(signed), checkpointText: signed })
      const asked = { oldSize: any.index, proof: any.proof, checkpointText: signed }
      expect(readAddCheckpoint(writeAddCheckpoint(asked))).toEqual(asked)
    }),
  )
  const proof = writeTlogProof({ extra: null, index: 3, proof: [], checkpointText: signed })
  for (const broken of [
    '',
    proof.replace('@v1', '@v2'),
    proof.replace('index 3', 'index 03'),
    proof.slice(0, -1),
  ])
    expect(readTlogProof(broken)).toBeNull()
  for (const broken of ['', 'old 01\n\nx', 'old 1', 'old 1\nAAAA\n\nx'])
    expect(readAddCheckpoint(broken)).toBeNull()
  expect(readNoteSignatures('nothing\n')).toBeNull()
})

function theKey(written: string): NoteKey {
  const key = readNoteKey(written)
  if (!key) throw new Error('no key')
  return key
}

function theNote(written: string) {
  const note = readNote(written)
  if (!note) throw new Error('no note')
  return note
}

function witness(kind: 'ed25519' | 'ml-dsa-44', name: string): { key: NoteKey; secret: KeyObject } {
  const secret = (kind === 'ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('ml-dsa-44'))
    .privateKey
  const der = createPublicKey(secret).export({ format: 'der', type: 'spki' })
  const type = kind === 'ed25519' ? 'cosignature' : 'cosignature-ml-dsa-44'
  return {
    key: { name, type, publicKey: new Uint8Array(der.subarray(kind === 'ed25519' ? -32 : -1312)) },
    secret,
  }
}

function signedAs(key: NoteKey, written: string, secret: KeyObject): Uint8Array {
  const message =
    key.type === 'cosignature'
      ? Buffer.from(cosignedText(written, time))
      : cosignedMessage(key.name, written, time)
  return new Uint8Array(sign(null, message ?? hexToBytes(''), secret))
}
