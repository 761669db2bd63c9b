import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { type AskSigned, isSignedBy } from '../signed-statement.ts'
import { readBase64, writeBase64 } from './base64.ts'
import { isKeyName, keyId, type NoteKey } from './note-keys.ts'

// https://c2sp.org/signed-note

export type NoteSignature = { name: string; id: string; signature: Uint8Array }
export type SignedNote = {
  /** With its last line break. */
  text: string
  signatures: NoteSignature[]
}

const longestNote = 100_000
const mostSignatures = 100

export function writeNote({ text, signatures }: SignedNote): string {
  return `${text}\n${signatures.map(writeNoteSignature).join('')}`
}

export function writeNoteSignature({ name, id, signature }: NoteSignature): string {
  return `— ${name} ${writeBase64(concatBytes(hexToBytes(id), signature))}\n`
}

/** @returns null for what is no note */
export function readNote(note: string): SignedNote | null {
  const end = note.lastIndexOf('\n\n')
  if (end < 0 || note.length > longestNote || !note.isWellFormed() || hasControls(note)) return null
  const signatures = readNoteSignatures(note.slice(end + 2))
  return signatures && signatures.length > 0 ? { text: note.slice(0, end + 1), signatures } : null
}

function hasControls(note: string): boolean {
  return [...note].some((letter) => letter < ' ' && letter !== '\n')
}

/** Lines of signatures alone, as a witness answers them. */
export function readNoteSignatures(lines: string): NoteSignature[] | null {
  if (lines !== '' && !lines.endsWith('\n')) return null
  const read = lines.split('\n').slice(0, -1).map(readSignatureLine)
  const signatures = read.filter((each) => each !== null)
  return signatures.length === read.length && read.length <= mostSignatures ? signatures : null
}

function readSignatureLine(line: string): NoteSignature | null {
  const [, name = '', written = ''] = /^— (\S+) (\S+)$/u.exec(line) ?? []
  const bytes = readBase64(written)
  if (!isKeyName(name) || !bytes || bytes.length <= 4) return null
  return { name, id: bytesToHex(bytes.subarray(0, 4)), signature: bytes.slice(4) }
}

/** The signatures that name this key: what others signed is not looked at. */
export function signaturesOf(note: SignedNote, key: NoteKey): NoteSignature[] {
  const id = keyId(key)
  return note.signatures.filter((each) => each.name === key.name && each.id === id)
}

/** Whether an Ed25519 key signed the text, and no line in its name is false. Null where Ed25519 is unknown here. */
export async function isNoteSignedBy(
  note: SignedNote,
  key: NoteKey,
  isSigned: AskSigned = isSignedBy,
): Promise<boolean | null> {
  const made = signaturesOf(note, key)
  if (key.type !== 'note' || made.length === 0) return false
  const checked = await Promise.all(
    made.map(({ signature }) =>
      isSigned({
        statement: note.text,
        key: bytesToHex(key.publicKey),
        signature: bytesToHex(signature),
      }),
    ),
  )
  if (checked.includes(null)) return null
  return checked.every((holds) => holds === true)
}
