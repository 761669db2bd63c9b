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
  /** Every SHA-256 that the text names, in hexadecimal digits. */
  hashes: readonly string[]
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
  const hashes = document.match(/\b[0-9a-f]{64}\b/g) ?? []
  return { reference: row.get('reference') ?? '', isLogged, hashes, proof }
}

/** A file that a person has, to be looked for in what is shown. */
export type FileToFind = { name: string; sha256: string }

/**
 * In plain words, the document first.
 *
 * @param files whether the text names the SHA-256 of each
 */
export async function explainShownProof(
  text: string,
  trusted: Trusted,
  files: readonly FileToFind[] = [],
): Promise<Finding[]> {
  if (text.includes(notYet))
    return [{ holds: null, text: 'This has no proof yet. It comes after midnight in Nigeria.' }]
  const checked = await checkShownProof(text, trusted)
  if (!checked) return [{ holds: false, text: 'There is no proof of what is shown in this text.' }]
  const { reference, isLogged, hashes } = checked
  return [
    {
      holds: isLogged,
      text: isLogged
        ? `${reference}: the log has exactly this text. Compare it with what the page shows.`
        : `${reference}: what is shown is not what the log has. It was changed beside the log.`,
    },
    ...files.map(({ name, sha256 }) => ({
      holds: hashes.includes(sha256),
      text: hashes.includes(sha256)
        ? `${name}: the text names this file by its SHA-256, byte for byte.`
        : `${name}: the text does not name this file. Its SHA-256 is ${sha256}.`,
    })),
    ...explainLeafProof(checked.proof, trusted),
  ]
}
