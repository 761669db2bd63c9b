import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonicalJson, type Json } from './canonical-json.ts'
import { explainLeafProof } from './explain-leaf-proof.ts'
import type { Finding } from './finding.ts'
import { checkLeafProof, type LeafProofChecked, type Trusted } from './leaf-proof.ts'

/** What the log commits to of something that is shown: SHA-256 of its canonical JSON. */
export function hashOfShown(document: Json): string {
  return hashOfText(canonicalJson(document))
}

function hashOfText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

const title = 'Fitila: what is shown, format 1'
const notYet = 'The proof comes after midnight in Nigeria.'

/** The document as the public reads it now, on one line, and the proof of its newest leaf. */
export function writeShownProof(document: Json, proof: string | null): string {
  return `${title}\n${canonicalJson(document)}\n\n${proof ?? `${notYet}\n`}`
}

export type ShownChecked = {
  /** The number under which it is public. */
  reference: string
  /** The text is what the leaf commits to. */
  isLogged: boolean
  proof: LeafProofChecked
}

/** @returns null for a text that is none of ours, or has no proof yet */
export async function checkShownProof(text: string, trusted: Trusted): Promise<ShownChecked | null> {
  const [first, document, empty, ...proofLines] = text.replace(/\r\n/g, '\n').split('\n')
  if (first !== title || document === undefined || empty !== '') return null
  const proof = await checkLeafProof(proofLines.join('\n'), trusted)
  if (!proof) return null
  const row = new Map(proof.leaf.row)
  const isLogged = proof.leaf.source === 'shown_documents' && row.get('sha256') === hashOfText(document)
  return { reference: row.get('reference') ?? '', isLogged, proof }
}

/** In plain words, the document first. */
export async function explainShownProof(text: string, trusted: Trusted): Promise<Finding[]> {
  if (text.includes(notYet))
    return [{ holds: null, text: 'This has no proof yet. It comes after midnight in Nigeria.' }]
  const checked = await checkShownProof(text, trusted)
  if (!checked) return [{ holds: false, text: 'There is no proof of what is shown in this text.' }]
  const { reference, isLogged } = checked
  return [
    {
      holds: isLogged,
      text: isLogged
        ? `${reference}: the log has exactly this text. Compare it with what the page shows.`
        : `${reference}: what is shown is not what the log has. It was changed beside the log.`,
    },
    ...explainLeafProof(checked.proof, trusted),
  ]
}
