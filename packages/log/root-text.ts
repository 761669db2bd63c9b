import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Signed } from './signed-statement.ts'

export type RootFacts = {
  /** In Nigeria: YYYY-MM-DD. */
  day: string
  root: string
  /** Of `hashOfRoot`: the day before. */
  before: string
  /** The public key. */
  key: string
}

export type SignedRoot = RootFacts & { signature: string }

/** What is signed: exactly these five lines. */
export function rootStatement({ day, root, before, key }: RootFacts): string {
  return `Fitila log 1\nDay: ${day}\nRoot: ${root}\nBefore: ${before}\nKey: ${key}\n`
}

export function signedRoot(root: SignedRoot): Signed {
  return { statement: rootStatement(root), key: root.key, signature: root.signature }
}

/** What the next day names this one by. */
export function hashOfRoot(root: RootFacts): string {
  return bytesToHex(sha256(utf8ToBytes(rootStatement(root))))
}

/** One after the other, with an empty line between them. */
export function writeRoots(roots: readonly SignedRoot[]): string {
  return roots.map((root) => `${rootStatement(root)}Signature: ${root.signature}\n`).join('\n')
}

const shape =
  /Fitila log 1\s+Day: (\d{4}-\d\d-\d\d)\s+Root: ([0-9a-f]{64})\s+Before: ([0-9a-f]{64})\s+Key: ([0-9a-f]{64})\s+Signature: ([0-9a-f]{128})/g

/** Every signed root in a text, whatever is between them. */
export function readRoots(text: string): SignedRoot[] {
  return [...text.matchAll(shape)].map(([, day = '', root = '', before = '', key = '', signature = '']) => ({
    ...{ day, root, before, key, signature },
  }))
}

export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}
