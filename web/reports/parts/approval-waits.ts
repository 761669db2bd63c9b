import type { TwoPeople } from '#domain/reports/two-people.ts'
import type { Words } from '#words/words.ts'

type Approval = TwoPeople | 'with-a-batch'

/** Why a report cannot be approved yet, where it cannot. */
export function approvalWait(approval: Approval | null, words: Words['approvalWaits']): string | null {
  const waits: Partial<Record<Approval, string>> = words
  return (approval && waits[approval]) ?? null
}
