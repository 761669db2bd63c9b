import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { openSecretFile } from './secret-file.ts'

/** Signs receipts and the roots of the log: Ed25519 (RFC 8032). */
export type SigningKey = {
  /** In hexadecimal digits, as are signatures. */
  publicKey: string
  sign(statement: string): string
}

/**
 * The key that signs, from a file beside the key file. A person who wants another moves the file away and starts again: what was
 * signed before stays valid, since public keys stay published.
 */
export async function openSigningKey(keyFile: string): Promise<SigningKey> {
  const path = `${keyFile}.signing`
  const text = await openSecretFile(path, () =>
    String(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })),
  )
  return signingKey(privateKeyIn(text, path))
}

export function signingKey(privateKey: KeyObject): SigningKey {
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  return {
    publicKey: Buffer.from(x, 'base64url').toString('hex'),
    sign: (statement) => sign(null, Buffer.from(statement, 'utf8'), privateKey).toString('hex'),
  }
}

function privateKeyIn(text: string, path: string): KeyObject {
  const key = keyOrNull(text)
  if (key?.asymmetricKeyType !== 'ed25519')
    throw new Error(
      `${path} holds no Ed25519 key. Put the right one back, or move it away to begin with a new one.`,
    )
  return key
}

function keyOrNull(text: string): KeyObject | null {
  try {
    return createPrivateKey(text)
  } catch {
    return null
  }
}
