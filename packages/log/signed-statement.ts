import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** Ed25519 (RFC 8032) over the UTF-8 bytes of a statement. Key and signature in hexadecimal digits. */
export type Signed = { statement: string; key: string; signature: string }

/** Whether a key signed a statement: `isSignedBy`, or the reader's own where the platform lacks Web Cryptography. */
export type AskSigned = (signed: Signed) => Promise<boolean | null>

/** Null where this browser or machine does not know Ed25519. */
export async function isSignedBy({ statement, key, signature }: Signed): Promise<boolean | null> {
  // Left out where a page came over an open line.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  if (!subtle) return null
  try {
    const publicKey = await subtle.importKey('raw', hexToBytes(key).slice(), 'Ed25519', false, ['verify'])
    return await subtle.verify(
      'Ed25519',
      publicKey,
      hexToBytes(signature).slice(),
      utf8ToBytes(statement).slice(),
    )
  } catch (error) {
    if (isUnknownAlgorithm(error)) return null
    return false
  }
}

function isUnknownAlgorithm(error: unknown): boolean {
  return error instanceof Error && error.name === 'NotSupportedError'
}
