import { readHash, writeBase64 } from './base64.ts'

// What a log posts to a witness: https://c2sp.org/tlog-witness

export type CheckpointToAdd = {
  /** The size that the witness knows. */
  oldSize: number
  proof: Uint8Array[]
  /** The signed note. */
  checkpointText: string
}

const mostHashes = 63

export function writeAddCheckpoint({ oldSize, proof, checkpointText }: CheckpointToAdd): string {
  return `${[`old ${oldSize}`, ...proof.map(writeBase64)].join('\n')}\n\n${checkpointText}`
}

/** @returns null for a text that is none */
export function readAddCheckpoint(text: string): CheckpointToAdd | null {
  const end = text.indexOf('\n\n')
  const [first = '', ...lines] = text.slice(0, Math.max(end, 0)).split('\n')
  const [, oldSize = ''] = /^old (0|[1-9]\d{0,14})$/.exec(first) ?? []
  const hashes = lines.map(readHash).filter((hash) => hash !== null)
  if (oldSize === '' || hashes.length !== lines.length || hashes.length > mostHashes) return null
  return { oldSize: Number(oldSize), proof: hashes, checkpointText: text.slice(end + 2) }
}
