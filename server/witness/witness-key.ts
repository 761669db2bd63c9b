import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { cosignature, cosignedText } from '@fitila/log/notes/cosignature'
import { type NoteKey, noteKeyOf } from '@fitila/log/notes/note-keys'
import { writeNoteSignature } from '@fitila/log/notes/signed-note'
import { hexToBytes } from '@noble/hashes/utils.js'
import { openSecretFile } from '#server/sealing/secret-file.ts'

export type WitnessKey = {
  key: NoteKey
  /**
   * The line of a cosignature.
   *
   * @param text of the checkpoint, without its signatures
   * @param time in seconds since 1970
   */
  cosign(text: string, time: number): string
}

/** The key of a witness, from a file that is made at the first start. */
export async function openWitnessKey(name: string, path: string): Promise<WitnessKey> {
  const pem = await openSecretFile(path, () =>
    String(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })),
  )
  const secret = createPrivateKey(pem)
  if (secret.asymmetricKeyType !== 'ed25519') throw new Error(`${path} holds no Ed25519 key.`)
  const { x = '' } = createPublicKey(secret).export({ format: 'jwk' })
  const key = noteKeyOf(name, 'cosignature', Buffer.from(x, 'base64url').toString('hex'))
  return {
    key,
    cosign: (text, time) => {
      const signature = sign(null, Buffer.from(cosignedText(text, time)), secret).toString('hex')
      return writeNoteSignature(cosignature(key, time, hexToBytes(signature)))
    },
  }
}
