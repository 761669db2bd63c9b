import { generateHybridIdentity, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, test } from 'vitest'
import { EvidenceRefusal } from '../refusal.ts'
import { decryptWithKey, encryptForKeys, isSecretKey } from './lock-for-keys.ts'

const plain = new Uint8Array(200_000).map((_, place) => place % 251)

test.each([
  ['X25519', generateX25519Identity],
  ['X25519 with ML-KEM-768', generateHybridIdentity],
])('what is locked to a key of %s opens with its secret, and with no other', async (_, generate) => {
  const [secret, other] = [await generate(), await generate()]
  const sealed = await encryptForKeys(
    new Blob([plain]),
    `# A newsroom\n${await identityToRecipient(secret)}\n`,
  )
  expect(isSecretKey(` ${secret.toLowerCase()}`)).toBe(true)
  const opened = await decryptWithKey(sealed, ` ${secret}\n`)
  expect(new Uint8Array(await opened.arrayBuffer())).toEqual(plain)
  expect(await refusal(decryptWithKey(sealed, other))).toBe('wrong-key')
  const changed = new Uint8Array(await sealed.arrayBuffer())
  changed[150_000] = (changed[150_000] ?? 0) ^ 1
  expect(await refusal(decryptWithKey(new Blob([changed]), secret))).toBe('wrong-key')
})

test('each of several receivers opens it', async () => {
  const secrets = [await generateX25519Identity(), await generateX25519Identity()]
  const keys = await Promise.all(secrets.map(identityToRecipient))
  const sealed = await encryptForKeys(new Blob(['the letter']), keys.join(' '))
  for (const secret of secrets) expect(await (await decryptWithKey(sealed, secret)).text()).toBe('the letter')
})

test('a mistyped key, a secret in its place, and none are refused', async () => {
  const key = await identityToRecipient(await generateX25519Identity())
  const mistyped = `${key.slice(0, -1)}${key.endsWith('q') ? 'p' : 'q'}`
  for (const text of [
    '',
    '# note',
    mistyped,
    key.slice(0, 40),
    'age1plugin1xyz',
    await generateX25519Identity(),
  ])
    expect(await refusal(encryptForKeys(new Blob(['x']), text)), text).toBe('no-key')
  expect(await refusal(decryptWithKey(new Blob(['x']), 'AGE-SECRET-KEY-1NOT'))).toBe('no-key')
})

async function refusal(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return error instanceof EvidenceRefusal ? error.code : String(error)
}
