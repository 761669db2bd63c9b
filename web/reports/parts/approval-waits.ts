import type { TwoPeople } from '#domain/reports/two-people.ts'
import type { Words } from '#words/words.ts'

/** Why a report cannot be approved yet, where it cannot. */
export function approvalWait(approval: TwoPeople | null, words: Words['approvalWaits']): string | null {
  const waits: Partial<Record<TwoPeople, string>> = words
  return (approval && waits[approval]) ?? null
}
