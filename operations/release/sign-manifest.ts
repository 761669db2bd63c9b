import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto'
import { keyId, type NoteKey, noteKeyOf } from '@fitila/log/notes/note-keys'
import { isNoteSignedBy, readNote, writeNote } from '@fitila/log/notes/signed-note'

/** Under which name releases are signed, in every key and signature. */
const keyName = 'fitila-release'

/** Three lines of a signed note (https://c2sp.org/signed-note): what it is, the version, and the SHA-256 of the whole manifest. */
function noteText(manifest: string): string {
  const version = manifest.slice(0, manifest.indexOf('\n'))
  return `${keyName}\n${version}\n${createHash('sha256').update(manifest, 'utf8').digest('hex')}\n`
}

export function newReleaseKey(): KeyObject {
  return generateKeyPairSync('ed25519').privateKey
}

/** @throws Error for what is no Ed25519 key in PEM */
export function readReleaseKey(pem: string): KeyObject {
  const key = createPrivateKey(pem)
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('This is no Ed25519 key.')
  return key
}

export function publicHalf(key: KeyObject): NoteKey {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  return noteKeyOf(keyName, 'note', Buffer.from(x, 'base64url').toString('hex'))
}

export function signManifest(manifest: string, key: KeyObject): string {
  const text = noteText(manifest)
  const signature = sign(null, Buffer.from(text, 'utf8'), key)
  return writeNote({ text, signatures: [{ name: keyName, id: keyId(publicHalf(key)), signature }] })
}

/** @throws Error in plain words where the signature is not of this key, or of another manifest */
export async function refuseUnsigned(manifest: string, signature: string, key: NoteKey): Promise<void> {
  const note = readNote(signature)
  if (!note) throw new Error('The signature of the release is damaged.')
  if ((await isNoteSignedBy(note, key)) !== true)
    throw new Error('The release is not signed by this key. Do not run it.')
  if (note.text !== noteText(manifest))
    throw new Error('The signature is of another list of files. Do not run this release.')
}
