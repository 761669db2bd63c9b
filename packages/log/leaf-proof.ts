import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonicalJson } from './canonical-json.ts'
import { readHash, writeBase64 } from './notes/base64.ts'
import { readCheckpoint } from './notes/checkpoint.ts'
import { cosignedBy } from './notes/cosignature.ts'
import { type NoteKey, noteKeyOf } from './notes/note-keys.ts'
import { isNoteSignedBy } from './notes/signed-note.ts'
import { readTlogProof, writeTlogProof } from './notes/tlog-proof.ts'
import { type AskSigned, isSignedBy } from './signed-statement.ts'
import { isIncluded, rootByProof } from './tree/check-proofs.ts'
import { hashOfLeaf, hashOfOuterEntry, type Leaf } from './tree-leaf.ts'

/** A leaf, its way to the root of its day, and the statement of the day: the extra data of a proof. */
export type InnerProof = {
  leaf: Leaf
  place: number
  size: number
  path: readonly Uint8Array[]
  /** Five lines, which are the entry of the outer tree. */
  statement: string
}

export type OuterProof = { index: number; proof: Uint8Array[]; checkpointText: string }

/** A `tlog-proof` of the day of which the extra data leads from the leaf to the day. */
export function writeLeafProof(inner: InnerProof, outer: OuterProof): string {
  const { leaf, place, size, path, statement } = inner
  const { source, salt, people, row } = leaf
  const extra = { ...{ source, salt, people, place, size, statement }, row, path: path.map(writeBase64) }
  return writeTlogProof({ ...outer, extra: utf8ToBytes(canonicalJson(extra)) })
}

/** What is known, and of whom: the key of the log, and those witnesses whom the reader trusts. */
export type Trusted = {
  keys: readonly string[]
  witnesses: readonly NoteKey[]
  /** Asked in place of Web Cryptography. */
  isSigned?: AskSigned
}

export type LeafProofChecked = {
  leaf: Leaf
  day: string
  /** The size of the log at the checkpoint. */
  logSize: number
  origin: string
  /** Leaf, day and checkpoint fit each other. */
  fits: boolean
  /** Whether one of the keys signed the checkpoint. Null where that cannot be checked here, or no key was given. */
  isSigned: boolean | null
  cosigned: string[]
}

/** @returns null for a text that holds no proof of ours */
export async function checkLeafProof(
  text: string,
  { keys, witnesses, isSigned: ask = isSignedBy }: Trusted,
): Promise<LeafProofChecked | null> {
  const proof = readTlogProof(text)
  const inner = proof?.extra ? readInner(proof.extra) : null
  const checkpoint = proof && readCheckpoint(proof.checkpoint.text)
  if (!proof || !inner || !checkpoint) return null
  const { leaf, place, size, path, statement } = inner
  const facts = /^Fitila log 1\nDay: (\d{4}-\d\d-\d\d)\nRoot: ([0-9a-f]{64})\n/.exec(statement)
  const [, day = '', root = ''] = facts ?? []
  const found = rootByProof({ leaf: hashOfLeaf(leaf), index: place, size, proof: path })
  const fits =
    found !== null &&
    bytesToHex(found) === root &&
    isIncluded({
      ...{ leaf: hashOfOuterEntry(statement), index: proof.index, size: checkpoint.size },
      ...{ proof: proof.proof, root: checkpoint.root },
    })
  const signed = await Promise.all(
    keys.map((key) => isNoteSignedBy(proof.checkpoint, noteKeyOf(checkpoint.origin, 'note', key), ask)),
  )
  const cosigned: string[] = []
  for (const witness of witnesses)
    if (await cosignedBy(proof.checkpoint, witness, ask)) cosigned.push(witness.name)
  const isSigned = signed.includes(true) ? true : keys.length === 0 || signed.includes(null) ? null : false
  return { leaf, day, logSize: checkpoint.size, origin: checkpoint.origin, fits, isSigned, cosigned }
}

function readInner(extra: Uint8Array): InnerProof | null {
  const read = parsed(new TextDecoder().decode(extra))
  if (typeof read !== 'object' || read === null) return null
  const { source, salt, people, place, size, statement, row, path } = read as Record<string, unknown>
  const isText = [source, salt, people, statement].every((each) => typeof each === 'string')
  const isRow = Array.isArray(row) && row.every(isNamedText)
  const hashes = Array.isArray(path) ? path.map((each) => readHash(String(each))) : [null]
  if (!isText || !isRow || hashes.includes(null) || typeof place !== 'number' || typeof size !== 'number')
    return null
  return {
    leaf: { source: String(source), salt: String(salt), people: String(people), row },
    ...{ place, size, statement: String(statement) },
    path: hashes.filter((hash) => hash !== null),
  }
}

function isNamedText(each: unknown): each is [string, string] {
  return (
    Array.isArray(each) &&
    each.length === 2 &&
    each.every((text) => typeof text === 'string' && text.isWellFormed())
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
