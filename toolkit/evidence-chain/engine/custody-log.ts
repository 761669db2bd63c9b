import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { EvidenceRefusal } from './refusal.ts'

export const custodyActions = [
  'item added',
  'item changed',
  'item removed',
  'item moved',
  'original sealed',
  'original removed',
  'clean copy sealed',
  'clean copy removed',
  'package made',
  'package opened',
] as const

export type CustodyAction = (typeof custodyActions)[number]

/** One line of the log. It never says who: that is for a person to write, or not. */
export type CustodyEntry = {
  /** UTC to the minute. */
  at: string
  action: CustodyAction
  /** What it was done to, in words. */
  subject: string
  /** Of a file, or of the manifest of a package. */
  sha256: string | null
}

/** `hash` is the SHA-256 of the hash before it (empty at first), a line feed, and the entry as JSON. */
export type ChainedEntry = CustodyEntry & { hash: string }

export function custodyEntry(
  at: Date,
  action: CustodyAction,
  subject: string,
  sha256: string | null = null,
): CustodyEntry {
  return { at: `${at.toISOString().slice(0, 16)}Z`, action, subject: subject.slice(0, 300), sha256 }
}

/** Each entry is bound to all before it: none can be changed, added or taken out without changing every later hash. */
export function chainEntries(entries: readonly CustodyEntry[]): ChainedEntry[] {
  const chained: ChainedEntry[] = []
  for (const entry of entries) {
    const before = chained.at(-1)?.hash ?? ''
    const bytes = utf8ToBytes(`${before}\n${JSON.stringify(plain(entry))}`)
    chained.push({ ...plain(entry), hash: bytesToHex(sha256(bytes)) })
  }
  return chained
}

/** The entries without their hashes, when every hash is right. */
export function openEntries(chained: readonly ChainedEntry[]): CustodyEntry[] {
  const again = chainEntries(chained)
  if (again.some(({ hash }, place) => hash !== chained[place]?.hash)) throw new EvidenceRefusal('log-broken')
  return chained.map(plain)
}

/** The order of the fields is part of what is hashed. */
function plain({ at, action, subject, sha256: digest }: CustodyEntry): CustodyEntry {
  return { at, action, subject, sha256: digest }
}
