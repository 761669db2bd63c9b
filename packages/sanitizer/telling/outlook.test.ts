import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { joinBytes } from '../images/bytes.ts'
import { writeCompound } from '../vectors/write-compound.ts'
import { tellKind } from './tell-kind.ts'

const words = strToU8('It was paid twice.')
const mail = { '__nameid_version1.0': words, '__properties_version1.0': words }

test.for<[name: string, bytes: Uint8Array, code: string]>([
  ['a mail', writeCompound({ ...mail, '__substg1.0_1000001F': words }), 'outlook'],
  ['a mail with a letter of Word in it', writeCompound({ ...mail, WordDocument: words }), 'outlook'],
  ['a mail with a locked letter in it', writeCompound({ ...mail, EncryptedPackage: words }), 'outlook'],
  ['a letter of Word with a mail in it', writeCompound({ WordDocument: words, ...mail }), 'old-office'],
  ['a mailbox', joinBytes(strToU8('!BDN'), new Uint8Array(600)), 'outlook'],
  ['the data beside a mail (winmail.dat)', Uint8Array.of(0x78, 0x9f, 0x3e, 0x22, 1, 0, 1, 6), 'outlook'],
  ['another compound file', writeCompound({ Contents: words }), 'unknown'],
])('%s of Outlook is refused as what it is', ([, bytes, code]) => {
  expect(() => tellKind(bytes)).toThrow(expect.objectContaining({ code }))
})

test('the refusal of a mail says what is in it, and a way on', () => {
  const file = writeCompound(mail)
  for (const words of ['who wrote and received it', 'attachments', '.eml', 'PDF'])
    expect(() => tellKind(file)).toThrow(expect.objectContaining({ message: expect.stringContaining(words) }))
})
