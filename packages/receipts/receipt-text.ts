import type { Signed } from '@fitila/log/signed-statement'

export type ReceiptFacts = {
  /** Of `commitTo`. */
  commitment: string
  /** In Nigeria: YYYY-MM-DD. */
  day: string
  /** The public key, 64 hexadecimal digits. */
  key: string
}

export type Receipt = ReceiptFacts & { signature: string }

/** What is signed: exactly these four lines. */
export function receiptStatement({ commitment, day, key }: ReceiptFacts): string {
  return `Fitila receipt 1\nCommitment: ${commitment}\nDay: ${day}\nKey: ${key}\n`
}

export function writeReceipt(receipt: Receipt): string {
  return `${receiptStatement(receipt)}Signature: ${receipt.signature}\n`
}

const shape =
  /Fitila receipt 1\s+Commitment:([0-9a-f\s]+)Day:\s*(\d{4}-\d\d-\d\d)\s+Key:([0-9a-f\s]+)Signature:([0-9a-f\s]+)/i

/** Finds a receipt in a text, also where its lines were broken again on the way. Null where there is none. */
export function readReceipt(text: string): Receipt | null {
  const [, commitment = '', day = '', key = '', signature = ''] = shape.exec(text) ?? []
  const receipt = { commitment: digits(commitment), day, key: digits(key), signature: digits(signature) }
  const isWhole =
    receipt.commitment.length === 64 && receipt.key.length === 64 && receipt.signature.length === 128
  return isWhole ? receipt : null
}

export function signedReceipt(receipt: Receipt): Signed {
  return { statement: receiptStatement(receipt), key: receipt.key, signature: receipt.signature }
}

function digits(text: string): string {
  return text.replace(/\s/g, '').toLowerCase()
}
