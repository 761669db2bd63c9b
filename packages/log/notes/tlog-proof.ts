import { readBase64, readHash, writeBase64 } from './base64.ts'
import { readNote, type SignedNote } from './signed-note.ts'

// https://c2sp.org/tlog-proof: that an entry is in a log, in one text that can be checked without the log.

export type TlogProof = {
  /** What the entry is made from again. Nothing vouches for it but the entry. */
  extra: Uint8Array | null
  index: number
  proof: Uint8Array[]
  checkpoint: SignedNote
  /** The checkpoint as it is written. */
  checkpointText: string
}

const firstLine = 'c2sp.org/tlog-proof@v1'

export function writeTlogProof(of: Pick<TlogProof, 'extra' | 'index' | 'proof' | 'checkpointText'>): string {
  const extra = of.extra ? [`extra ${writeBase64(of.extra)}`] : []
  const lines = [firstLine, ...extra, `index ${of.index}`, ...of.proof.map(writeBase64)]
  return `${lines.join('\n')}\n\n${of.checkpointText}`
}

/** @returns null for a text that is none */
export function readTlogProof(text: string): TlogProof | null {
  const end = text.indexOf('\n\n')
  if (end < 0) return null
  const [first, ...lines] = text.slice(0, end).split('\n')
  const extraLine = lines[0]?.startsWith('extra ') ? lines.shift() : undefined
  const extra = extraLine === undefined ? null : readBase64(extraLine.slice('extra '.length))
  const [, index = ''] = /^index (0|[1-9]\d{0,14})$/.exec(lines.shift() ?? '') ?? []
  const proof = lines.map(readHash)
  const checkpointText = text.slice(end + 2)
  const checkpoint = readNote(checkpointText)
  const isWhole = first === firstLine && index !== '' && (extraLine === undefined || extra !== null)
  if (!isWhole || !checkpoint || proof.length > 63) return null
  const hashes = proof.filter((hash) => hash !== null)
  return hashes.length === proof.length
    ? { extra, index: Number(index), proof: hashes, checkpoint, checkpointText }
    : null
}
