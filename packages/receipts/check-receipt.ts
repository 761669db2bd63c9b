import { checkLeafProof, type LeafProofChecked, type Trusted } from '@fitila/log/leaf-proof'
import { readNoteKey } from '@fitila/log/notes/note-keys'
import { type AskSigned, isSignedBy } from '@fitila/log/signed-statement'
import { commitTo } from './commit-to.ts'
import { type HandedInFile, readHandedIn } from './handed-in.ts'
import { type CodeProblem, isReceiptCode, readReceiptCode } from './receipt-code.ts'
import { type Receipt, readReceipt, signedReceipt } from './receipt-text.ts'
import { proofIn } from './receipt-with-proof.ts'

/** What there is to check with. Only the receipt has to be there. */
export type Evidence = {
  receipt: string
  /** The site's public keys, in any text. */
  keys: string
  code: string
  handedIn: string
  files: readonly (HandedInFile & { name: string })[]
  /** Asked in place of Web Cryptography. */
  isSigned?: AskSigned
}

export type ReceiptChecked = {
  receipt: Receipt
  signature: 'good' | 'bad' | 'cannot-be-checked'
  key: 'published' | 'not-among-them' | 'no-keys-given'
  content: 'matches' | 'differs' | 'unreadable' | 'not-given' | CodeProblem
  files: { name: string; isHandedIn: boolean }[]
  /** Whether the proof below it is of this receipt, and holds; null where it has none. */
  log: { isOfThis: boolean; proof: LeafProofChecked } | 'unreadable' | null
  /** How many files were handed in, and how many of them were not shown. */
  handedInFiles: number
  missingFiles: number
}

/** @returns null where the text holds no receipt */
export async function checkReceipt(evidence: Evidence): Promise<ReceiptChecked | null> {
  const receipt = readReceipt(evidence.receipt)
  if (!receipt) return null
  const isSigned = await (evidence.isSigned ?? isSignedBy)(signedReceipt(receipt))
  const handedIn = readHandedIn(evidence.handedIn)
  const expected = (handedIn ?? [])
    .filter(([name]) => /^file\.\d+\.sha256$/.test(name))
    .map(([, sha256]) => sha256)
  const shown = new Set(evidence.files.map(({ sha256 }) => sha256))
  return {
    receipt,
    signature: isSigned === null ? 'cannot-be-checked' : isSigned ? 'good' : 'bad',
    key: keyAmong(evidence.keys, receipt.key),
    content: checkContent(evidence, receipt),
    files: evidence.files.map(({ name, sha256 }) => ({ name, isHandedIn: expected.includes(sha256) })),
    log: await checkLogged(evidence, receipt),
    handedInFiles: expected.length,
    missingFiles: expected.filter((sha256) => !shown.has(sha256)).length,
  }
}

async function checkLogged(evidence: Evidence, receipt: Receipt): Promise<ReceiptChecked['log']> {
  const text = proofIn(evidence.receipt)
  if (text === null) return null
  const { isSigned } = evidence
  const proof = await checkLeafProof(text, { ...trustedBy(evidence), ...(isSigned ? { isSigned } : {}) })
  if (!proof) return 'unreadable'
  const row = new Map(proof.leaf.row)
  const { commitment, day, key, signature } = receipt
  const isOfThis =
    proof.leaf.source === 'receipts' &&
    Object.entries({ commitment, day, key, signature }).every(([name, text]) => row.get(name) === text)
  return { isOfThis, proof }
}

/** The keys that were given, of the site and of witnesses. */
export function trustedBy({ keys }: Pick<Evidence, 'keys'>): Trusted {
  const witnesses = keys.split(/\s+/).map(readNoteKey)
  return {
    keys: keys.toLowerCase().match(/\b[0-9a-f]{64}\b/g) ?? [],
    witnesses: witnesses.filter((key) => key !== null).filter(({ type }) => type !== 'note'),
  }
}

function keyAmong(keys: string, key: string): ReceiptChecked['key'] {
  if (keys.trim() === '') return 'no-keys-given'
  const published: readonly string[] = keys.toLowerCase().match(/\b[0-9a-f]{64}\b/g) ?? []
  return published.includes(key) ? 'published' : 'not-among-them'
}

function checkContent(
  { handedIn: text, code: typed }: Evidence,
  receipt: Receipt,
): ReceiptChecked['content'] {
  if (text.trim() === '') return 'not-given'
  const handedIn = readHandedIn(text)
  if (!handedIn) return 'unreadable'
  const code = readReceiptCode(typed)
  if (!isReceiptCode(code)) return code
  return commitTo(handedIn, code) === receipt.commitment ? 'matches' : 'differs'
}
