import { ed25519 } from '@noble/curves/ed25519.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** `data/custody-log-signature.json`: the last chain value of the custody log, signed by the key of a workspace. */
type SignatureFile = {
  format: typeof signatureFormat
  version: 1
  algorithm: 'Ed25519'
  publicKey: string
  /** What is signed: this text, a line feed, and the last chain value as hexadecimal digits. */
  signs: typeof signedWords
  head: string
  signature: string
}

const signatureFormat = 'fitila-custody-log-signature'
const signedWords = 'fitila custody log 1'

/** - `right`: the key signed this very log. - `wrong`: there is a signature, and it is not one of this log. */
export type CheckedSignature = { kind: 'right'; publicKey: string } | { kind: 'wrong' }

/** @param key 32 random bytes; who has them can sign */
export function signHead(head: string, key: Uint8Array): string {
  const file: SignatureFile = {
    format: signatureFormat,
    version: 1,
    algorithm: 'Ed25519',
    publicKey: bytesToHex(ed25519.getPublicKey(key)),
    signs: signedWords,
    head,
    signature: bytesToHex(ed25519.sign(messageOf(head), key)),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** @param head the last chain value of the log as it was read, not as the signature file says it */
export function checkSignature(text: string, head: string): CheckedSignature {
  try {
    const { format, version, publicKey, signature } = JSON.parse(text) as Partial<SignatureFile>
    if (format !== signatureFormat || version !== 1) return { kind: 'wrong' }
    const isRight = ed25519.verify(
      hexToBytes(String(signature)),
      messageOf(head),
      hexToBytes(String(publicKey)),
      { zip215: false },
    )
    return isRight ? { kind: 'right', publicKey: String(publicKey).toLowerCase() } : { kind: 'wrong' }
  } catch {
    return { kind: 'wrong' }
  }
}

function messageOf(head: string): Uint8Array {
  return utf8ToBytes(`${signedWords}\n${head}`)
}
