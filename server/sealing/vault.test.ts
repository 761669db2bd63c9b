import { createHash, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { systemRandomness } from '#server/kernel/randomness.ts'
import { deriveKeys } from './server-keys.ts'
import { type SealedPart, type Subject, type SubjectKind, subjectKinds } from './subject.ts'
import { openVault } from './vault.ts'

const vault = vaultOf('the right secret')
const report: Subject = { kind: 'report', id: 'one' }

test('whatever is sealed opens to the same, for each kind of subject', () => {
  const contents = fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue())
  const subjects = fc.record({ kind: fc.constantFrom(...subjectKinds), id: fc.uuid() })
  fc.assert(
    fc.property(contents, subjects, fc.integer({ min: 1, max: 1_000 }), (content, subject, number) => {
      const { key, wrappedKeys } = vault.newKey(subject)
      const sealed = key.seal(`message:${number}`, content)
      const opened = vault.openKey(subject, wrappedKeys).open(`message:${number}`, sealed)
      expect(opened).toEqual(JSON.parse(JSON.stringify(content)))
    }),
  )
})

test('a sealed text with any one bit flipped is refused, for each kind of subject', () => {
  for (const kind of subjectKinds) {
    const { key } = vault.newKey<SubjectKind>({ kind, id: 'one' })
    const sealed = key.seal('words:1', 'Three houses.')
    for (const changed of everyFlip(sealed)) expect(() => key.open('words:1', changed)).toThrow(broken)
  }
})

test('a wrapped key with any one bit flipped is refused, for each kind of subject', () => {
  for (const kind of subjectKinds) {
    const { wrappedKeys } = vault.newKey({ kind, id: 'one' })
    for (const each of wrappedKeys)
      for (const wrapped of everyFlip(each.wrapped))
        expect(() => vault.openKey({ kind, id: 'one' }, [{ ...each, wrapped }])).toThrow(broken)
  }
})

test('a sealed text that was cut, lengthened or emptied is refused', () => {
  const { key } = vault.newKey(report)
  const sealed = key.seal('words:1', 'Three houses.')
  fc.assert(
    fc.property(fc.nat(sealed.length - 1), (length) => {
      expect(() => key.open('words:1', sealed.subarray(0, length))).toThrow(broken)
    }),
  )
  expect(() => key.open('words:1', Buffer.concat([sealed, Buffer.of(0)]))).toThrow(broken)
})

test('what was sealed for another version, another message or another part is refused', () => {
  const reportParts: SealedPart<'report'>[] = [
    'words:1',
    'words:2',
    'words:11',
    'notes:1',
    'reason:1',
    'review:1',
  ]
  const messages: SealedPart<'conversation'>[] = ['message:1', 'message:2', 'message:11']
  const ofAssignment: SealedPart<'assignment'>[] = ['question', 'extract', 'draft', 'answer']
  for (const [kind, parts] of [
    ['report', reportParts] as const,
    ['conversation', messages] as const,
    ['assignment', ofAssignment] as const,
  ]) {
    const { key } = vault.newKey({ kind, id: 'one' })
    for (const part of parts) {
      const sealed = key.seal(part, 'Three houses.')
      for (const other of parts.filter((each) => each !== part))
        expect(() => key.open(other, sealed)).toThrow(broken)
    }
  }
})

test('a wrapped key moved to another subject is refused', () => {
  for (const kind of subjectKinds) {
    const { wrappedKeys } = vault.newKey({ kind, id: randomUUID() })
    for (const other of subjectKinds)
      expect(() => vault.openKey({ kind: other, id: randomUUID() }, wrappedKeys)).toThrow(broken)
  }
})

test('a wrapped key moved to a subject of another kind with the same id is refused', () => {
  for (const kind of subjectKinds)
    for (const other of subjectKinds.filter((each) => each !== kind)) {
      const { wrappedKeys } = vault.newKey({ kind, id: 'one' })
      const moved = wrappedKeys.map((each) => ({ ...each, boundAs: other }))
      expect(() => vault.openKey({ kind: other, id: 'one' }, moved)).toThrow(broken)
    }
})

test('a sealed text moved to another subject is refused, even under the same key', () => {
  const { key, wrappedKeys } = vault.newKey(report)
  const { key: other } = vault.newKey({ kind: 'report', id: 'other' })
  expect(() => other.open('words:1', key.seal('words:1', 'Three houses.'))).toThrow(broken)
  expect(() => vault.openKey({ kind: 'report', id: 'other' }, wrappedKeys)).toThrow(broken)
})

test('a key is opened by each recipient it was wrapped for, and by no other', () => {
  const second = vaultOf('a second secret')
  const third = vaultOf('a third secret')
  for (const kind of subjectKinds) {
    const subject = { kind, id: randomUUID() }
    const { key, wrappedKeys } = vault.newKey(subject)
    const sealed = key.seal('message:1', 'Three houses.')
    const stored = [...wrappedKeys, key.wrapFor(second.recipient)]
    for (const one of [vault, second])
      expect(one.openKey(subject, stored).open('message:1', sealed)).toBe('Three houses.')
    expect(() => third.openKey(subject, stored)).toThrow(broken)
    expect(() => second.openKey(subject, wrappedKeys)).toThrow(broken)
  }
})

test('a recipient can pass a key on to a third', () => {
  const second = vaultOf('a second secret')
  const third = vaultOf('a third secret')
  const { key } = vault.newKey(report)
  const forSecond = [key.wrapFor(second.recipient)]
  const forThird = [second.openKey(report, forSecond).wrapFor(third.recipient)]
  const sealed = key.seal('words:1', 'Three houses.')
  expect(third.openKey(report, forThird).open('words:1', sealed)).toBe('Three houses.')
})

test('another server’s key opens nothing', () => {
  const { wrappedKeys } = vault.newKey(report)
  const foreign = vaultOf('another secret')
  expect(() => foreign.openKey(report, wrappedKeys)).toThrow(broken)
  const renamed = wrappedKeys.map((each) => ({ ...each, recipient: foreign.recipient.name }))
  expect(() => foreign.openKey(report, renamed)).toThrow(broken)
  expect(() => vault.openKey(report, [])).toThrow(broken)
})

test('a conversation that was sealed as a report opens as it was sealed, and a report never as a conversation', () => {
  const { key, wrappedKeys } = vault.newKey(report)
  const conversation = { kind: 'conversation', id: report.id } as const
  const earlier = vault.openKey(
    conversation,
    wrappedKeys.map((each) => ({ ...each, boundAs: 'report' })),
  )
  expect(earlier.open('message:1', key.seal('words:1', 'Where is it?'))).toBe('Where is it?')
  expect(earlier.open('message:2', key.seal(`reason:${report.id}`, 'It is here.'))).toBe('It is here.')

  const { wrappedKeys: newer } = vault.newKey(conversation)
  for (const boundAs of subjectKinds)
    expect(() =>
      vault.openKey(
        report,
        newer.map((each) => ({ ...each, boundAs })),
      ),
    ).toThrow(broken)
})

test('the same words sealed twice look different', () => {
  const { key } = vault.newKey(report)
  expect(key.seal('words:1', 'Three houses.')).not.toEqual(key.seal('words:1', 'Three houses.'))
})

test('a refusal quotes nothing of what it was given', () => {
  const { key } = vault.newKey(report)
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
