import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { joinBytes } from '../images/bytes.ts'
import { writeCompound } from '../vectors/write-compound.ts'
import { writeStorages } from '../vectors/write-storages.ts'
import { tellKind } from './tell-kind.ts'

const words = strToU8('It was paid twice.')
const mail = { '__nameid_version1.0': words, '__properties_version1.0': words }

test.for<[name: string, bytes: Uint8Array, code: string]>([
  [
    'a letter of Word with a mail in it',
    writeStorages({ WordDocument: words, ObjectPool: { mail } }),
    'old-office',
  ],
  ['a locked letter', writeCompound({ EncryptedPackage: words }), 'encrypted'],
  ['a mailbox', joinBytes(strToU8('!BDN'), new Uint8Array(600)), 'outlook'],
  ['the data beside a mail (winmail.dat)', Uint8Array.of(0x78, 0x9f, 0x3e, 0x22, 1, 0, 1, 6), 'outlook'],
  ['another compound file', writeCompound({ Contents: words }), 'unknown'],
])('%s is refused as what it is', ([, bytes, code]) => {
  expect(() => tellKind(bytes)).toThrow(expect.objectContaining({ code }))
})

test.for<[name: string, bytes: Uint8Array]>([
  ['a mail', writeCompound({ ...mail, '__substg1.0_1000001F': words })],
  ['with a letter of Word in it', writeStorages({ ...mail, attached: { WordDocument: words } })],
  ['that comes behind its letter of Word', writeStorages({ a: { WordDocument: words }, ...mail })],
  ['whose table of sectors is lost', writeCompound(mail).fill(0xee, 512, 1024)],
])('a mail of Outlook is told by what is at its top: %s', ([, bytes]) => {
  expect(tellKind(bytes)).toBe('msg')
})

test('the refusal of a mailbox says what is in it, and a way on', () => {
  const file = joinBytes(strToU8('!BDN'), new Uint8Array(600))
  for (const words of ['who wrote and received', 'attachments', '.msg'])
    expect(() => tellKind(file)).toThrow(expect.objectContaining({ message: expect.stringContaining(words) }))
})
