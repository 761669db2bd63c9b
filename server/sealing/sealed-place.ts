import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'

const nonceLength = 12
const tagLength = 16

export type PlaceSealing = {
  /** That hides the places. */
  key: Buffer
  /** Names the kind of place, for the key of the cipher. */
  keyName: string
  /** Names the kind of place, for the nonce. */
  nonceName: string
  /** What the place belongs to: it opens with nothing else. */
  boundTo?: string
}

/** Seals a place in a list for an address. The same place gives the same text. @param plain its length is the same for each place of a kind */
export function sealPlace(plain: Buffer, { key, keyName, nonceName, boundTo = '' }: PlaceSealing): string {
  const nonce = createHmac('sha256', key).update(nonceName).update(plain).digest().subarray(0, nonceLength)
  const cipher = createCipheriv('aes-256-gcm', cipherKey(key, keyName), nonce, { authTagLength: tagLength })
  cipher.setAAD(Buffer.from(boundTo))
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url')
}

/** Null for what `sealPlace` did not write with the same key, names and length. */
export function openPlace(
  text: string,
  length: number,
  { key, keyName, boundTo = '' }: Omit<PlaceSealing, 'nonceName'>,
): Buffer | null {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== nonceLength + length + tagLength) return null
  const nonce = bytes.subarray(0, nonceLength)
  const decipher = createDecipheriv('aes-256-gcm', cipherKey(key, keyName), nonce, {
    authTagLength: tagLength,
  })
  decipher.setAAD(Buffer.from(boundTo))
  decipher.setAuthTag(bytes.subarray(-tagLength))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceLength, -tagLength)), decipher.final()])
  } catch {
    return null
  }
}

function cipherKey(key: Buffer, keyName: string): Buffer {
  return createHmac('sha256', key).update(keyName).digest()
}
