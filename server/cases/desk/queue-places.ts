import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import type { Payers } from '../queue-queries.ts'

/** After which report each list goes on. A list that has not begun has none. */
export type Places = Partial<Record<Payers, string>>

type Sealing = {
  /** That hides the places. */
  key: Buffer
  /** What the page is narrowed to: a place of one page is none of another. */
  page: string
}

const nonceLength = 12
const tagLength = 16
const idLength = 16

/**
 * The places as the address of the next page has them: one report, or one for each of two lists. They are sealed. In clear they would tell
 * which list a report is of, and a place that staff made up would show those alone whose senders have a plan. The same places give the
 * same text.
 */
export function writePlaces(places: Places, lists: readonly Payers[], { key, page }: Sealing): string {
  const plain = Buffer.concat(lists.map((list) => bytesOf(places[list])))
  const nonce = createHmac('sha256', key)
    .update(`places of the queue ${page}\n`)
    .update(plain)
    .digest()
    .subarray(0, nonceLength)
  const cipher = createCipheriv('aes-256-gcm', cipherKey(key), nonce, { authTagLength: tagLength })
  cipher.setAAD(Buffer.from(page))
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url')
}

/** Nothing for what `writePlaces` did not write for this page: its lists begin at the beginning. */
export function readPlaces(text: string | null, lists: readonly Payers[], { key, page }: Sealing): Places {
  const bytes = Buffer.from(text ?? '', 'base64url')
  if (bytes.length !== nonceLength + lists.length * idLength + tagLength) return {}
  const nonce = bytes.subarray(0, nonceLength)
  const decipher = createDecipheriv('aes-256-gcm', cipherKey(key), nonce, { authTagLength: tagLength })
  decipher.setAAD(Buffer.from(page))
  decipher.setAuthTag(bytes.subarray(-tagLength))
  try {
    const plain = Buffer.concat([decipher.update(bytes.subarray(nonceLength, -tagLength)), decipher.final()])
    return Object.fromEntries(
      lists.flatMap((list, index) => {
        const id = idIn(plain.subarray(index * idLength, (index + 1) * idLength))
        return id === null ? [] : [[list, id]]
      }),
    )
  } catch {
    return {}
  }
}

// No report has the number that is all zeros.
function bytesOf(id = ''): Buffer {
  return Buffer.from(id.replaceAll('-', '').padStart(2 * idLength, '0'), 'hex')
}

function idIn(bytes: Buffer): string | null {
  const hex = bytes.toString('hex')
  if (/^0+$/.test(hex)) return null
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function cipherKey(key: Buffer): Buffer {
  return createHmac('sha256', key).update('key of places of the queue').digest()
}
