import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { diceFrom } from '../../../secure-chat/vectors/hostile-blocks.ts'
import { EvidenceRefusal, type EvidenceRefusalCode } from '../refusal.ts'
import { checkTimeToken, readBroughtCertificate } from './time-token.ts'
import tokens from './tokens.json' with { type: 'json' }

// Made once with OpenSSL's `ts` command, by a root and clocks that were invented for these tests; their keys are gone.
const bytes = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'))
const certificate = (pem: string) => readBroughtCertificate(new TextEncoder().encode(pem))
const sha256 = createHash('sha256').update(tokens.manifest).digest('hex')
const [root, clock] = [certificate(tokens.root), certificate(tokens.clock)]
const rootOfCurve = certificate(tokens.rootOfCurve)

test.each([
  ['a response, by the root', tokens.response, root],
  ['a token, by the root', tokens.token, root],
  ['a token, by the certificate of the clock itself', tokens.token, clock],
  ['a token without a certificate in it', tokens.tokenWithoutCertificate, clock],
])('%s is checked', async (_, token, trusted) => {
  const said = await checkTimeToken(bytes(token), trusted)
  expect(said).toMatchObject({ sha256, clock: 'Fitila test clock rsa', trusted: trusted.shownName })
  expect(said.time.toISOString()).toMatch(/^2026-11-25T22:54:\d\d\.000Z$/)
})

test('a token signed on a curve is checked', async () => {
  const said = await checkTimeToken(bytes(tokens.tokenOfCurve), certificate(tokens.rootOfCurve))
  expect(said).toMatchObject({ sha256, clock: 'Fitila test clock ec' })
})

test('without Web Cryptography a token on a curve is not guessed at', async () => {
  const subtle = crypto.subtle
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true })
  const checked = checkTimeToken(bytes(tokens.tokenOfCurve), certificate(tokens.rootOfCurve))
  await expect(checked).rejects.toMatchObject({ code: 'unknown-signature' })
  Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true })
})

test.each<[string, string, string, EvidenceRefusalCode]>([
  ['by the root of another clock', tokens.token, tokens.rootOfCurve, 'not-signed-by'],
  ['by a certificate that may not sign others', tokens.tokenBelowServer, tokens.root, 'not-signed-by'],
  ['of a certificate that is not for clocks', tokens.tokenOfServer, tokens.root, 'not-signed-by'],
  ['by another certificate of the same root', tokens.token, tokens.server, 'not-signed-by'],
  [
    'without its certificate, by the root alone',
    tokens.tokenWithoutCertificate,
    tokens.root,
    'not-signed-by',
  ],
  ['made with SHA-512', tokens.responseWithSha512, tokens.root, 'other-hash'],
])('a token %s is refused', async (_, token, trusted, code) => {
  await expect(checkTimeToken(bytes(token), certificate(trusted))).rejects.toMatchObject({ code })
})

test('the time, the fingerprint and the name cannot be changed', async () => {
  const token = Buffer.from(tokens.token, 'base64')
  for (const [from, to] of [
    [Buffer.from('20261125'), Buffer.from('20251125')],
    [Buffer.from(sha256, 'hex'), Buffer.alloc(32, 7)],
    [Buffer.from('test clock rsa'), Buffer.from('test clock abc')],
  ] as const) {
    const place = token.indexOf(from)
    expect(place).toBeGreaterThan(0)
    const changed = new Uint8Array(token)
    changed.set(to, place)
    await expect(checkTimeToken(changed, root)).rejects.toBeInstanceOf(EvidenceRefusal)
  }
})

test('cut off anywhere it is refused, and with changed bytes it says the same or is refused', {
  timeout: 60_000,
}, async () => {
  const token = bytes(tokens.token)
  for (let length = 0; length < token.length; length += 7)
    await expect(checkTimeToken(token.slice(0, length), root)).rejects.toBeInstanceOf(EvidenceRefusal)
  const dice = diceFrom(3)
  for (let count = 0; count < 2000; count += 1) {
    const changed = (count % 4 === 0 ? bytes(tokens.tokenOfCurve) : token).slice()
    const place = dice(changed.length)
    changed[place] = dice(256)
    const said = await checkTimeToken(changed, count % 4 === 0 ? rootOfCurve : root).catch(
      (error: unknown) => {
        if (!(error instanceof EvidenceRefusal)) throw error
        return undefined
      },
    )
    if (said)
      expect(said).toMatchObject({ sha256, clock: expect.stringMatching(/^Fitila test clock (rsa|ec)$/) })
  }
})

test.each(['', 'no certificate', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'])(
  '%o is no certificate',
  (text) => {
    expect(() => certificate(text)).toThrow(EvidenceRefusal)
  },
)
