import { type CustodyEntry, custodyEntry } from './custody-log.ts'
import type { EvidenceItem, SealedFile } from './evidence-item.ts'

type Change = { before: EvidenceItem | undefined; after: EvidenceItem | undefined }

/** What the custody log says about an item that was added, changed or removed, and about its files. */
export function recordChange({ before, after }: Change, at: Date): CustodyEntry[] {
  const action = before === undefined ? 'item added' : after === undefined ? 'item removed' : 'item changed'
  const subject = wordsFor(after ?? before)
  const [had, has] = [filesOf(before), filesOf(after)]
  const gone = had.filter((file) => !has.some((other) => isSame(file, other)))
  const come = has.filter((file) => !had.some((other) => isSame(file, other)))
  return [
    custodyEntry(at, action, subject),
    ...gone.map(({ role, file }) => custodyEntry(at, `${role} removed`, file.name, file.sha256)),
    ...come.map(({ role, file }) => custodyEntry(at, `${role} sealed`, file.name, file.sha256)),
  ]
}

export function recordMove(item: EvidenceItem, at: Date): CustodyEntry {
  return custodyEntry(at, 'item moved', wordsFor(item))
}

type Held = { role: 'original' | 'clean copy'; file: SealedFile }

function filesOf(item: EvidenceItem | undefined): Held[] {
  return (item?.exhibits ?? []).flatMap(({ original, cleanCopy }): Held[] => [
    { role: 'original', file: original },
    ...(cleanCopy ? [{ role: 'clean copy', file: cleanCopy } as const] : []),
  ])
}

function isSame(one: Held, other: Held): boolean {
  return one.role === other.role && one.file === other.file
}

function wordsFor(item: EvidenceItem | undefined): string {
  return item ? `${item.type}: ${item.description}` : ''
}
