import { generateIdentity, identityToRecipient } from 'age-encryption'
import { encrypt } from '#toolkit/evidence-chain/engine/age/encrypt.ts'
import { encryptForKeys } from '#toolkit/evidence-chain/engine/age/lock-for-keys.ts'
import { type HostilePackage, honest } from './hostile-package.ts'

const passphrase = 'nine plain words'
const lowWork = 10

async function locked(): Promise<string> {
  const chance = (length: number) => new Uint8Array(length).fill(5)
  const age = await encrypt(await honest(), { passphrase, workFactor: lowWork }, chance, () => {})
  return Buffer.from(await age.arrayBuffer()).toString('latin1')
}

const asBlob = (text: string) => new Blob([Uint8Array.from(Buffer.from(text, 'latin1'))])

/** The honest package in the age format, changed; what it holds is one letter a byte. */
const of = (code: string, change: (age: string) => string, secret = passphrase): HostilePackage => ({
  make: async () => asBlob(change(await locked())),
  code,
  secret,
})

const flipped = (text: string, at: number) =>
  `${text.slice(0, at)}${String.fromCharCode(text.charCodeAt(at) ^ 1)}${text.slice(at + 1)}`
const payloadOf = (age: string) => age.indexOf('\n', age.indexOf('\n---') + 1) + 1 + 16

/** Packages that are locked, and whose lock lies. */
export const hostileLocks: Readonly<Record<string, HostilePackage>> = {
  'locked with another passphrase': of('wrong-passphrase', (age) => age, 'nine other words'),
  'locked in an unknown version of age': of('not-age', (age) => age.replace('/v1', '/v9')),
  'locked, with half a header': of('not-age', (age) => age.slice(0, 60)),
  'locked, with nothing behind its header': of('not-age', (age) => age.slice(0, payloadOf(age) - 16)),
  'locked, with work for a month': of('no-memory', (age) => age.replace(` ${lowWork}\n`, ' 40\n')),
  'locked, with a work factor of nought': of('not-age', (age) => age.replace(` ${lowWork}\n`, ' 0\n')),
  'locked, with a work factor below zero': of('not-age', (age) => age.replace(` ${lowWork}\n`, ' -1\n')),
  'locked, with two passphrases': of('not-age', (age) =>
    age.replace(/(-> scrypt .*\n.*\n)/, (stanza) => stanza + stanza),
  ),
  'locked, with another sum of its header': of('wrong-passphrase', (age) =>
    flipped(age, age.indexOf('---') + 8),
  ),
  'locked, with a changed byte': of('wrong-passphrase', (age) => flipped(age, payloadOf(age) + 100)),
  'locked, and cut off': of('wrong-passphrase', (age) => age.slice(0, -50)),
  'locked, and gone on with': of('wrong-passphrase', (age) => `${age}more`),
  'locked, with nothing in it': {
    async make() {
      const chance = (length: number) => new Uint8Array(length).fill(5)
      return encrypt(new Blob([]), { passphrase, workFactor: lowWork }, chance, () => {})
    },
    code: 'not-a-zip',
    secret: passphrase,
  },
  'locked to the key of another person': {
    make: async () => encryptForKeys(await honest(), await identityToRecipient(await generateIdentity())),
    code: 'wrong-key',
    secret: await generateIdentity(),
  },
}
