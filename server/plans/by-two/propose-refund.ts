import { createHash, createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Person } from '#domain/actor.ts'
import { transact } from '#server/events/transact.ts'
import type { Application } from '#server/kernel/application.ts'
import type { ProposalRow } from '#server/proposals/proposal-queries.ts'
import { propose } from '#server/proposals/propose.ts'

const contents = z.object({ reference: z.string() })

/**
 * A payment that is too large for one person is proposed. The payment service is asked once a second person has confirmed it.
 *
 * @throws RuleBroken 'proposal-waits'
 */
export async function proposeRefund(
  application: Application,
  actor: Person,
  reference: string,
): Promise<void> {
  const subjectId = subjectOf(application, reference)
  await transact(application, async (unit) => {
    await propose(application, unit.queries, {
      ...{ act: 'refund', subjectId, proposedBy: actor.id },
      seal: (place) => application.vault.seal(place, { reference }),
    })
    const detail = { digest: digestOfRefund(reference) }
    await unit.record(actor, { kind: 'payment.refund_proposed', subjectId, detail })
  })
}

/** Which payment. Emptied when the proposal ends. */
export function proposedRefund(
  { vault }: Application,
  { id, sealedPayload }: Pick<ProposalRow, 'id' | 'sealedPayload'>,
): string {
  if (!sealedPayload) throw new Error('a proposed refund is empty')
  return contents.parse(vault.open(`proposal:${id}`, sealedPayload)).reference
}

export function digestOfRefund(reference: string): string {
  return createHash('sha256').update(`refund:${reference}`).digest('hex')
}

// The same for one payment, so that it is proposed once. Without the key it leads to none. As RFC 9562 writes version 8.
function subjectOf({ keys }: Application, reference: string): string {
  const bytes = createHmac('sha256', keys.accounts).update(`refund\n${reference}`).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
