import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { type Declaration, removedLines } from '#domain/people/declaration.ts'
import {
  lockDeclaration,
  sealConflicts,
  sealDeclaration,
  waitForReports,
} from '#server/cases/declaration-queries.ts'
import { staffDeclarations } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { enqueue } from '#server/schedule/enqueue.ts'
import type { ProposalRow } from '../proposal-queries.ts'
import type { Effect } from './effect.ts'

const lines = z.array(z.string())
const contents: z.ZodType<Declaration> = z.object({ names: lines, employers: lines, others: lines })

/** The lines that are to go. */
export function proposedRemoval(
  { vault }: Application,
  { id, sealedPayload }: Pick<ProposalRow, 'id' | 'sealedPayload'>,
): Declaration {
  if (!sealedPayload) throw new Error('a proposed removal is empty')
  return contents.parse(vault.open(`proposal:${id}`, sealedPayload))
}

/** The rest is compared with every report from the start. Until then it does not count, and its person sees no report. */
export const declarationEffect: Effect = {
  async count({ application, unit, proposal, by, now, alone }) {
    const { queries } = unit
    const { subjectId: userId } = proposal
    await waitForReports(queries)
    const stored = await lockDeclaration(application, queries, userId)
    if (stored) {
      const rest = removedLines(stored.declaration, proposedRemoval(application, proposal))
      await queries
        .update(staffDeclarations)
        .set({
          sealedWords: sealDeclaration(application, userId, rest),
          sealedConflicts: sealConflicts(application, userId, []),
          declaredAt: now,
          ...{ comparedAt: null, comparedThrough: null, comparedReports: 0 },
        })
        .where(eq(staffDeclarations.userId, userId))
      const data = { userId, declaredAt: now.toISOString() }
      await enqueue(application, queries, { kind: 'declaration.compare', data })
    }
    await unit.record(by, { kind: 'person.undeclared', subjectId: userId, detail: { alone } })
  },
  async end({ unit, proposal: { subjectId }, by }, outcome) {
    await unit.record(by, { kind: 'person.undeclaring_ended', subjectId, detail: { outcome } })
  },
}
