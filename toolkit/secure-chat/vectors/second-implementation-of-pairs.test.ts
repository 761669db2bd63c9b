import {
  argon2Sync,
  createHash,
  createPrivateKey,
  createPublicKey,
  decapsulate,
  diffieHellman,
  type KeyObject,
} from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  check,
  hkdf,
  openXChaCha,
  readLetters,
  unpad,
  withoutCheck,
} from '#tests/support/toolkit/plain-cryptography.ts'
import { buildPairVectors } from './build-pair-vectors.ts'
import vectors from './pair-vectors.json' with { type: 'json' }

// The creator's side, written from docs/channel-format.md alone on Node's own cryptography: X25519, ML-KEM-768 and
// Argon2id are OpenSSL's, Elligator 2 is written again. It shares no line and no library with the engine.

test('the engine makes the vectors byte for byte', { timeout: 60_000 }, async () => {
  expect(await buildPairVectors()).toEqual(vectors)
})

test.for(vectors.meetings)('$about opens with a second implementation', { timeout: 60_000 }, (meeting) => {
  const { made, session } = meet(meeting)
  expect(made).toBe(meeting.masterKey)
  const opened = meeting.letters.map(({ block }) => openLetter(block, meeting.channelId, session))
  expect(opened.map(({ from, number, text }) => ({ from, number, text }))).toEqual(
    meeting.letters.map(({ from, number, text }) => ({ from, number, text })),
  )
  expect(opened.map(({ name }) => name)).toEqual(['Ọ̀nà', 'Ọ̀nà', undefined, undefined])
  expect(opened.map(({ told }) => told)).toEqual([0, 0, 1, 2])
})

test.for(vectors.meetings)('the words of $about are its first letter', ({ asWords, letters, channelId }) => {
  const source = readFileSync(new URL('../../../docs/channel-words.txt', import.meta.url), 'utf8')
  const list = source.trim().split(/\s+/)
  const bytes = Buffer.from((asWords.toLowerCase().match(/[a-z]+/g) ?? []).map((word) => list.indexOf(word)))
  expect(withoutCheck(bytes).equals(readLetters(letters[0]?.block ?? ''))).toBe(true)
  expect(list).toHaveLength(256)
  expect(channelId).toHaveLength(24)
})

test('another code gives another confirmation', { timeout: 60_000 }, () => {
  const meeting = vectors.meetings[1]
  expect(() => meet({ ...(meeting ?? expect.fail()), accessCode: '00000000' })).toThrow('confirmation')
})

type Meeting = (typeof vectors.meetings)[number]

function meet({ channelId, accessCode, secret, offer, answer }: Meeting) {
  const said = unveil(offer, channelId).inner
  check(said[0] === 1 && said.length === 1244, 'offer')
  const [memory, passes] = [said.readUInt16BE(9), said.readUInt8(11)]
  const salt = createHash('sha256').update(`fitila channel 1 salt\x1f${channelId}`).digest().subarray(0, 16)
  const size = { memory: memory * 1024, passes, parallelism: 1, tagLength: 32 }
  const message = Buffer.from(`${channelId}\x1f${accessCode}`)
  const master = argon2Sync('argon2id', { message, nonce: salt, ...size })
  const sessionId = said.subarray(12, 28)
  check(sessionId.toString('hex') === secret.sessionId, 'session id')
  const password = hkdf(master, '', 'fitila channel 2 password', 32)
  const generator = generatorOf(password, sessionId)
  const scalar = x25519Secret(Buffer.from(secret.scalar, 'hex'))
  const kem = kemSecret(Buffer.from(secret.seed, 'hex'))
  const kemPublic = createPublicKey(kem).export({ format: 'der', type: 'spki' }).subarray(-1184)
  const isMyPoint = multiply(scalar, generator).equals(said.subarray(28, 60))
  // With another code the point is another one, and the confirmation below tells it too.
  const reply = unveil(answer, channelId).inner
  check(reply[0] === 2 && reply.length === 1244, 'answer')
  check(kemPublic.equals(said.subarray(60)), 'key of ML-KEM')
  const [theirs, locked] = [reply.subarray(17, 49), reply.subarray(49, 1137)]
  const common = multiply(scalar, theirs)
  const along = Buffer.concat([said.subarray(0, 12), said.subarray(60)])
  const key = createHash('sha512').update(
    Buffer.concat(
      [Buffer.from('CPace255_ISK'), sessionId, common, said.subarray(28, 60), along, theirs, locked].map(
        part,
      ),
    ),
  )
  const both = Buffer.concat([key.digest(), decapsulate(kem, locked)])
  const material = hkdf(both, '', 'fitila channel 2 session', 104)
  check(isMyPoint && material.subarray(8, 40).equals(reply.subarray(1137, 1169)), 'confirmation')
  const [creator, joiner] = [material.subarray(40, 72), material.subarray(72)]
  return {
    made: master.toString('hex'),
    session: { meeting: material.subarray(0, 8), chains: { creator, joiner } },
  }
}

function openLetter(text: string, channelId: string, session: ReturnType<typeof meet>['session']) {
  const { nonce, inner } = unveil(text, channelId)
  check(inner[0] === 3 && inner.subarray(1, 9).equals(session.meeting), 'letter')
  const from = inner[9] === 0 ? 'creator' : 'joiner'
  const number = inner.readUInt32BE(10)
  let chain = session.chains[from]
  for (let passed = 1; passed < number; passed += 1) chain = hkdf(chain, '', 'fitila channel 2 chain', 32)
  const key = hkdf(chain, '', 'fitila channel 2 message', 32)
  const content = unpad(openXChaCha({ key, nonce, sealed: inner.subarray(14), along: inner.subarray(0, 14) }))
  const isNamed = content[12] === 1
  const nameEnd = isNamed ? 15 + content.readUInt16BE(13) : 13
  const textStart = isNamed ? nameEnd + 2 + content.readUInt16BE(nameEnd) : 13
  return {
    from,
    number,
    told: content.readUInt32BE(8),
    name: isNamed ? content.toString('utf8', 15, nameEnd) : undefined,
    text: content.toString('utf8', textStart),
  }
}

function unveil(text: string, channelId: string): { nonce: Buffer; inner: Buffer } {
  const block = readLetters(text)
  const nonce = block.subarray(0, 24)
  const key = hkdf(Buffer.from(channelId), '', 'fitila channel 2 veil', 32)
  return { nonce, inner: openXChaCha({ key, nonce, sealed: block.subarray(24), along: Buffer.alloc(0) }) }
}

function generatorOf(password: Buffer, sessionId: Buffer): Buffer {
  const zeros = Buffer.alloc(128 - 1 - part(password).length - part(Buffer.from('CPace255')).length)
  const parts = [Buffer.from('CPace255'), password, zeros, Buffer.from('fitila channel 2'), sessionId]
  const hash = createHash('sha512')
    .update(Buffer.concat(parts.map(part)))
    .digest()
    .subarray(0, 32)
  const number = BigInt(`0x${Buffer.from(hash).reverse().toString('hex')}`) & (2n ** 255n - 1n)
  return Buffer.from(elligator2(number).toString(16).padStart(64, '0'), 'hex').reverse()
}

const p = 2n ** 255n - 19n
const a = 486_662n

function elligator2(r: bigint): bigint {
  const v = reduced(-a * power(reduced(1n + 2n * r * r), p - 2n))
  const isSquare = power(reduced(v ** 3n + a * v ** 2n + v), (p - 1n) / 2n) === 1n
  return isSquare ? v : reduced(-v - a)
}

const reduced = (number: bigint) => ((number % p) + p) % p

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  for (const bit of exponent.toString(2)) {
    result = (result * result) % p
    if (bit === '1') result = (result * base) % p
  }
  return result
}

function multiply(secret: KeyObject, point: Buffer): Buffer {
  const key = Buffer.concat([Buffer.from('302a300506032b656e032100', 'hex'), point])
  return diffieHellman({
    privateKey: secret,
    publicKey: createPublicKey({ key, format: 'der', type: 'spki' }),
  })
}

function x25519Secret(bytes: Buffer): KeyObject {
  const key = Buffer.concat([Buffer.from('302e020100300506032b656e04220420', 'hex'), bytes])
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' })
}

function kemSecret(seed: Buffer): KeyObject {
  const key = Buffer.concat([Buffer.from('3054020100300b060960864801650304040204428040', 'hex'), seed])
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' })
}

/** The length before the bytes, seven bits in each byte. */
function part(bytes: Buffer): Buffer {
  const length = bytes.length < 128 ? [bytes.length] : [(bytes.length & 127) | 128, bytes.length >> 7]
  return Buffer.concat([Buffer.from(length), bytes])
}
