import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { Json } from '@fitila/log/canonical-json'
import { writeLeafProof } from '@fitila/log/leaf-proof'
import { writeCheckpoint } from '@fitila/log/notes/checkpoint'
import { cosignature, cosignedText } from '@fitila/log/notes/cosignature'
import { keyId, type NoteKey, noteKeyOf, writeNoteKey } from '@fitila/log/notes/note-keys'
import { writeNote } from '@fitila/log/notes/signed-note'
import { rootStatement } from '@fitila/log/root-text'
import { hashOfShown } from '@fitila/log/shown-proof'
import { growingTree } from '@fitila/log/tree/merkle-tree'
import { hashOfLeaf, hashOfOuterEntry, type Leaf, treeOfDay } from '@fitila/log/tree-leaf'
import { commitTo } from '@fitila/receipts/commit-to'
import { type HandedIn, writeHandedIn } from '@fitila/receipts/handed-in'
import { codeBytes, makeReceiptCode } from '@fitila/receipts/receipt-code'
import { receiptStatement, writeReceipt } from '@fitila/receipts/receipt-text'
import { withProof } from '@fitila/receipts/receipt-with-proof'

// A log of two leaves with a day of one line, as a site writes it, signed by keys of this process.

export const origin = 'fitila.example/log'
export const day = '2026-11-21'
export const [site, witness, other] = [newKey(), newKey(), newKey()] as const
export const code = makeReceiptCode(new Uint8Array(codeBytes).fill(7))

type Key = { private: KeyObject; hex: string }

function newKey(): Key {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const hex = Buffer.from(String(publicKey.export({ format: 'jwk' }).x), 'base64url').toString('hex')
  return { private: privateKey, hex }
}

export function handedInWith(evidence: string, files: HandedIn = []): HandedIn {
  return [['personName', 'Misali Kirkira'], ['evidence', evidence], ...files]
}

/** What a person brings who wants these words to be found in the log. */
export function brought(words: HandedIn) {
  const keys = `${site.hex}\n${writeNoteKey(witnessKey())}`
  const line = withProof(receiptOf(words), proofOf(receiptLeaf(words)))
  return { line, handedIn: writeHandedIn(words), code, keys }
}

function witnessKey(): NoteKey {
  return noteKeyOf('witness.example', 'cosignature', witness.hex)
}

function factsOf(words: HandedIn, by: Key) {
  const facts = { commitment: commitTo(words, code), day, key: site.hex }
  return { ...facts, signature: signed(receiptStatement(facts), by).toString('hex') }
}

export function receiptOf(words: HandedIn, by = site): string {
  return writeReceipt(factsOf(words, by))
}

export function receiptLeaf(words: HandedIn): Leaf {
  const facts = Object.entries(factsOf(words, site)).toSorted(([one], [two]) => (one < two ? -1 : 1))
  return { source: 'receipts', salt: 'aa', people: 'bb', row: facts }
}

export function shownLeaf(document: Json): Leaf {
  const row = [
    ['reference', 'ABC'],
    ['sha256', hashOfShown(document)],
  ] as const
  return { source: 'shown_documents', salt: 'aa', people: 'bb', row }
}

/** @param isAbsent the tree has another leaf in its place */
export function proofOf(leaf: Leaf, by = site, isAbsent = false): string {
  const hash = hashOfLeaf(leaf)
  const planted = isAbsent ? hashOfLeaf({ ...leaf, salt: 'cc' }) : hash
  const tree = treeOfDay([planted], 256, 'ee'.repeat(32))
  const statement = rootStatement({ day, root: tree.root(), before: '00'.repeat(32), key: by.hex })
  const outer = growingTree([hashOfOuterEntry('opening'), hashOfOuterEntry(statement)])
  const text = writeCheckpoint({ origin, size: 2, root: outer.root(2) })
  const key = noteKeyOf(origin, 'note', by.hex)
  const seen = 1_800_000_000
  const checkpointText = writeNote({
    text,
    signatures: [
      { name: origin, id: keyId(key), signature: signed(text, by) },
      cosignature(witnessKey(), seen, signed(cosignedText(text, seen), witness)),
    ],
  })
  return writeLeafProof(
    { leaf, size: 256, statement, ...tree.placeOf(planted) },
    { index: 1, proof: outer.inclusionProof(1, 2), checkpointText },
  )
}

function signed(text: string, by: Key): Buffer {
  return sign(null, Buffer.from(text), by.private)
}
