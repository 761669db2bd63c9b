import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { AccountStatus } from '#domain/people/accounts.ts'
import { endSessionsOf } from '#server/access/sessions.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { profiles } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import type { ProposalRow } from '../proposal-queries.ts'
import type { Effect } from './effect.ts'

const contents = z.object({ note: z.string() })

/** What the second person reads beside the reason. */
export function suspensionNote(
  { vault }: Pick<Application, 'vault'>,
  { id, sealedPayload }: Pick<ProposalRow, 'id' | 'sealedPayload'>,
): string | null {
  return sealedPayload ? contents.parse(vault.open(`proposal:${id}`, sealedPayload)).note : null
}

/** It works from the first click: what a second person adds is that it stays. */
export const suspensionEffect: Effect = {
  async count({ unit, proposal: { subjectId }, by, alone }) {
    await unit.record(by, { kind: 'person.suspension_confirmed', subjectId, detail: { alone } })
  },
  async end({ application, unit, proposal: { subjectId }, by }, outcome) {
    await setStatus(application, unit.queries, subjectId, 'active')
    await unit.record(by, { kind: 'person.suspension_ended', subjectId, detail: { outcome } })
  },
}

/** The end of a suspension that two people made takes two people as well. */
export const reinstatementEffect: Effect = {
  async count({ application, unit, proposal: { subjectId }, by, alone }) {
    await setStatus(application, unit.queries, subjectId, 'active')
    await unit.record(by, { kind: 'person.reinstated', subjectId, detail: { alone } })
  },
  async end({ unit, proposal: { subjectId }, by }, outcome) {
    await unit.record(by, { kind: 'person.reinstatement_ended', subjectId, detail: { outcome } })
  },
}

/** Every session ends: it was opened under the other status. An account that is gone has neither. */
export async function setStatus(
  application: Application,
  queries: Transaction,
  id: string,
  status: AccountStatus,
): Promise<void> {
  await queries.update(profiles).set({ status }).where(eq(profiles.id, id))
  await endSessionsOf(application, queries, id)
}
