import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { type AskSigned, isSignedBy } from '../signed-statement.ts'
import { readCheckpoint } from './checkpoint.ts'
import { isSignedByMlDsa } from './ml-dsa.ts'
import { keyId, type NoteKey } from './note-keys.ts'
import { type NoteSignature, type SignedNote, signaturesOf } from './signed-note.ts'

// https://c2sp.org/tlog-cosignature: a witness says that it saw this checkpoint, and none before that does not fit.

/** What a witness signs with Ed25519: the text of the checkpoint with the time before it, in seconds. */
export function cosignedText(text: string, time: number): string {
  return `cosignature/v1\ntime ${time}\n${text}`
}

/** What a witness signs with ML-DSA-44. @returns null for a text that is no checkpoint, or for a name that is too long */
export function cosignedMessage(witness: string, text: string, time: number): Uint8Array | null {
  const checkpoint = readCheckpoint(text)
  const [name, origin] = [utf8ToBytes(witness), utf8ToBytes(checkpoint?.origin ?? '')]
  if (!checkpoint || name.length > 255 || origin.length > 255) return null
  return concatBytes(
    ...[utf8ToBytes('subtree/v1\n\0'), Uint8Array.of(name.length), name, inEightBytes(time)],
    ...[
      Uint8Array.of(origin.length),
      origin,
      inEightBytes(0),
      inEightBytes(checkpoint.size),
      checkpoint.root,
    ],
  )
}

/** @param signature of `cosignedText` or `cosignedMessage` */
export function cosignature(key: NoteKey, time: number, signature: Uint8Array): NoteSignature {
  return { name: key.name, id: keyId(key), signature: concatBytes(inEightBytes(time), signature) }
}

export type Cosigned = { time: number }

/** The cosignature of this witness under a checkpoint; null where there is none that holds. */
export async function cosignedBy(
  note: SignedNote,
  witness: NoteKey,
  isSigned: AskSigned = isSignedBy,
): Promise<Cosigned | null> {
  for (const { signature } of signaturesOf(note, witness)) {
    if (signature.length <= 8) continue
    const time = Number(new DataView(signature.slice(0, 8).buffer).getBigUint64(0))
    if (!Number.isSafeInteger(time)) continue
    const stated = { text: note.text, time, signature: signature.slice(8) }
    if (await holdsAt(stated, witness, isSigned)) return { time }
  }
  return null
}

async function holdsAt(
  { text, time, signature }: { text: string; time: number; signature: Uint8Array },
  witness: NoteKey,
  isSigned: AskSigned,
): Promise<boolean> {
  if (witness.type === 'cosignature')
    return (
      (await isSigned({
        statement: cosignedText(text, time),
        key: bytesToHex(witness.publicKey),
        signature: bytesToHex(signature),
      })) === true
    )
  else if (witness.type === 'cosignature-ml-dsa-44') {
    const message = cosignedMessage(witness.name, text, time)
    return message !== null && (await isSignedByMlDsa(witness.publicKey, message, signature)) === true
  } else return false
}

function inEightBytes(number: number): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number))
  return bytes
}
