import { createHash, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { systemRandomness } from '#server/kernel/randomness.ts'
import { deriveKeys } from './server-keys.ts'
import { openVault, type SealedPart } from './vault.ts'

const vault = vaultOf('the right secret')

test('whatever is sealed opens to the same', () => {
  const contents = fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue())
  fc.assert(
    fc.property(contents, fc.uuid(), fc.integer({ min: 1, max: 1_000 }), (content, reportId, version) => {
      const { key, wrappedKeys } = vault.newReportKey(reportId)
      const sealed = key.seal(`words:${version}`, content)
      const opened = vault.unwrap(reportId, wrappedKeys).open(`words:${version}`, sealed)
      expect(opened).toEqual(JSON.parse(JSON.stringify(content)))
    }),
  )
})

test('a sealed text with any one bit flipped is refused', () => {
  const { key } = vault.newReportKey('report')
  const sealed = key.seal('words:1', 'Three houses.')
  for (const changed of everyFlip(sealed)) expect(() => key.open('words:1', changed)).toThrow(broken)
})

test('a wrapped key with any one bit flipped is refused', () => {
  const { wrappedKeys } = vault.newReportKey('report')
  for (const { recipient, wrapped } of wrappedKeys)
    for (const changed of everyFlip(wrapped))
      expect(() => vault.unwrap('report', [{ recipient, wrapped: changed }])).toThrow(broken)
})

test('a sealed text that was cut, lengthened or emptied is refused', () => {
  const { key } = vault.newReportKey('report')
  const sealed = key.seal('words:1', 'Three houses.')
  fc.assert(
    fc.property(fc.nat(sealed.length - 1), (length) => {
      expect(() => key.open('words:1', sealed.subarray(0, length))).toThrow(broken)
    }),
  )
  expect(() => key.open('words:1', Buffer.concat([sealed, Buffer.of(0)]))).toThrow(broken)
})

test('what was sealed for another version or another part is refused', () => {
  const { key } = vault.newReportKey('report')
  const parts: SealedPart[] = ['words:1', 'words:2', 'words:11', 'notes:1', 'reason:1', 'review:1']
  for (const part of parts) {
    const sealed = key.seal(part, 'Three houses.')
    for (const other of parts.filter((each) => each !== part))
      expect(() => key.open(other, sealed)).toThrow(broken)
  }
})

test('a wrapped key moved to another report is refused', () => {
  const { wrappedKeys } = vault.newReportKey(randomUUID())
  expect(() => vault.unwrap(randomUUID(), wrappedKeys)).toThrow(broken)
})

test('a sealed text moved to another report is refused, even under the same key', () => {
  const { key, wrappedKeys } = vault.newReportKey('one')
  const { key: other } = vault.newReportKey('other')
  expect(() => other.open('words:1', key.seal('words:1', 'Three houses.'))).toThrow(broken)
  expect(() => vault.unwrap('other', wrappedKeys)).toThrow(broken)
})

test('another server’s key opens nothing', () => {
  const { wrappedKeys } = vault.newReportKey('report')
  const foreign = vaultOf('another secret')
  expect(() => foreign.unwrap('report', wrappedKeys)).toThrow(broken)
  const renamed = wrappedKeys.map(({ wrapped }) => ({ recipient: foreign.recipient, wrapped }))
  expect(() => foreign.unwrap('report', renamed)).toThrow(broken)
  expect(() => vault.unwrap('report', [])).toThrow(broken)
})

test('the same words sealed twice look different', () => {
  const { key } = vault.newReportKey('report')
  expect(key.seal('words:1', 'Three houses.')).not.toEqual(key.seal('words:1', 'Three houses.'))
})

test('a refusal quotes nothing of what it was given', () => {
  const { key } = vault.newReportKey('report')
  const sealed = key.seal('words:1', 'Three houses.')
  expect(() => key.open('words:2', sealed)).toThrow(/^the seal does not hold$/)
})

const broken = expect.objectContaining({ code: 'seal-broken' })

function vaultOf(secret: string) {
  return openVault(deriveKeys(createHash('sha256').update(secret).digest()), systemRandomness)
}

function* everyFlip(bytes: Buffer): Generator<Buffer> {
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
    yield changed
  }
}
