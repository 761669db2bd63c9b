import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'

/** A place between two events, and the newest restoration that there was then. */
export type ChangeCursor = { event: number; restoration: number }

const tagLength = 16
const nonceLength = 12

/**
 * A place as programs keep it. The numbers of events are sealed, because from them one could count what is not public: how many reports
 * came in between. The same place gives the same text.
 *
 * @param key that hides the numbers of events
 */
export function writeChangeCursor(key: Buffer, { event, restoration }: ChangeCursor): string {
  const plain = Buffer.alloc(16)
  plain.writeBigUInt64BE(BigInt(event), 0)
  plain.writeBigUInt64BE(BigInt(restoration), 8)
  const nonce = createHmac('sha256', key)
    .update('cursor of changes')
    .update(plain)
    .digest()
    .subarray(0, nonceLength)
  const cipher = createCipheriv('aes-256-gcm', cipherKey(key), nonce, { authTagLength: tagLength })
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url')
}

/** Null for anything that `writeChangeCursor` did not write with this key. */
export function readChangeCursor(key: Buffer, text: string): ChangeCursor | null {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== nonceLength + 16 + tagLength) return null
  const nonce = bytes.subarray(0, nonceLength)
  const decipher = createDecipheriv('aes-256-gcm', cipherKey(key), nonce, { authTagLength: tagLength })
  decipher.setAuthTag(bytes.subarray(-tagLength))
  try {
    const plain = Buffer.concat([decipher.update(bytes.subarray(nonceLength, -tagLength)), decipher.final()])
    return { event: Number(plain.readBigUInt64BE(0)), restoration: Number(plain.readBigUInt64BE(8)) }
  } catch {
    return null
  }
}

function cipherKey(key: Buffer): Buffer {
  return createHmac('sha256', key).update('key of changes').digest()
}
