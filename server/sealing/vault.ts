import type { Randomness } from '#server/kernel/randomness.ts'
import { pad, unpad } from './padding.ts'
import { seal, unseal } from './sealing.ts'
import type { ServerKeys } from './server-keys.ts'

export type WrappedKey = { recipient: string; wrapped: Buffer }

/** Which sealed text of a report: its words, a verification's notes, a decision's reason, a colleague's review, a proposed correction, a receipt's code. Each is bound to its own row. */
export type SealedPart =
  | `words:${number}`
  | `notes:${string}`
  | `reason:${string}`
  | `review:${string}`
  | `correction:${string}`
  | `attachment:${string}`
  | `code:${number}`

/** One report's key, unwrapped, for as long as one use case needs it. */
export type ReportKey = {
  seal(part: SealedPart, content: unknown): Buffer
  /** @throws SealBroken when the bytes were changed or belong to another report or part */
  open(part: SealedPart, sealed: Uint8Array): unknown
}

/** What is sealed outside of reports, by kind and by the row that it belongs to: sealed bytes do not open at another row. */
export type SealedPlace =
  `${'job' | 'second-factor' | 'draft' | 'letter' | 'dispute' | 'attachment' | 'declaration' | 'conflicts' | 'marks'}:${string}`

export type Vault = {
  recipient: string
  seal(place: SealedPlace, content: unknown): Buffer
  /** @throws SealBroken when the bytes were changed or belong to another place */
  open(place: SealedPlace, sealed: Uint8Array): unknown
  /** A new random key for a new report, wrapped once for each recipient. */
  newReportKey(reportId: string): { key: ReportKey; wrappedKeys: WrappedKey[] }
  /** @throws SealBroken when none of the wrapped keys is for this vault */
  unwrap(reportId: string, wrappedKeys: readonly WrappedKey[]): ReportKey
}

export function openVault(keys: ServerKeys, randomness: Randomness): Vault {
  return {
    recipient: keys.recipient,
    seal: (place, content) => seal(randomness, keys.sealing, place, pad(jsonBytes(content))),
    open: (place, sealed) => fromJsonBytes(unpad(unseal(keys.sealing, place, sealed))),
    newReportKey(reportId) {
      const secret = randomness.bytes(32)
      const wrapped = seal(randomness, keys.wrapping, wrappingPlace(reportId), secret)
      return {
        key: reportKey(randomness, reportId, secret),
        wrappedKeys: [{ recipient: keys.recipient, wrapped }],
      }
    },
    unwrap(reportId, wrappedKeys) {
      const ours = wrappedKeys.find(({ recipient }) => recipient === keys.recipient)
      return reportKey(
        randomness,
        reportId,
        unseal(keys.wrapping, wrappingPlace(reportId), ours?.wrapped ?? Buffer.alloc(0)),
      )
    },
  }
}

function reportKey(randomness: Randomness, reportId: string, secret: Buffer): ReportKey {
  return {
    seal: (part, content) => seal(randomness, secret, partPlace(reportId, part), pad(jsonBytes(content))),
    open: (part, sealed) => fromJsonBytes(unpad(unseal(secret, partPlace(reportId, part), sealed))),
  }
}

function jsonBytes(content: unknown): Buffer {
  return Buffer.from(JSON.stringify(content), 'utf8')
}

function fromJsonBytes(bytes: Buffer): unknown {
  return JSON.parse(bytes.toString('utf8'))
}

function wrappingPlace(reportId: string): string {
  return `report-key:${reportId}`
}

function partPlace(reportId: string, part: SealedPart): string {
  return `report:${reportId}:${part}`
}
