/** A receipt of five lines, and the proof that it is in the log below it, once there is one. */
export function withProof(receipt: string, proof: string | null): string {
  return proof === null ? receipt : `${receipt}\n${separator}\n\n${proof}`
}

/** The proof below a receipt; null where there is none. */
export function proofIn(text: string): string | null {
  const lines = text.replace(/\r\n/g, '\n')
  const start = lines.indexOf(separator)
  return start < 0 ? null : lines.slice(start + separator.length).trimStart()
}

// Its first letter is no hexadecimal digit, so that it ends the signature for every reader.
const separator = 'Proof that it is in the log:'
