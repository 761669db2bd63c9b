import type { Person } from '#domain/actor.ts'
import { type Declaration, linesOf, removedLines, withLines } from '#domain/people/declaration.ts'
import { beginComparing, comparingProgress } from '#server/cases/compare-declaration.ts'
import {
  lockDeclaration,
  readDeclaration,
  sealConflicts,
  sealDeclaration,
  waitForReports,
} from '#server/cases/declaration-queries.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { staffDeclarations } from '#server/database/people-schema.ts'
import { transact } from '#server/events/transact.ts'
import type { Input } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { proposedRemoval } from '#server/proposals/effects/declaration-effect.ts'
import { openProposalOf } from '#server/proposals/proposal-queries.ts'
import { propose } from '#server/proposals/propose.ts'
import { lockPower } from '#server/proposals/staff-members.ts'
import { parseDeclaration } from './declaration-input.ts'

const nothing: Declaration = { names: [], employers: [], others: [] }

/** Whether it counts already, and whether lines of the former one wait for a second person before they go. */
export type Declared = { isCompared: boolean; isProposed: boolean }

/**
 * What a member of staff declares about themselves. New lines count once they were compared with every report that there is: at
 * once where there are few, otherwise by a job. Lines that it leaves out stay until a second person confirms that they go.
 *
 * @param input `names`, `employers` and `others`, one a line each
 * @throws SignInNeeded, RuleBroken also 'proposal-waits', Invalid
 */
export const declareInterests = useCase(
  'declaration.make',
  async ({ application, actor }, input: Input): Promise<Declared> => {
    const { declaredAt, isProposed } = await writeDeclaration(application, actor, parseDeclaration(input))
    const isCompared = declaredAt ? await beginComparing(application, { userId: actor.id, declaredAt }) : true
    return { isCompared, isProposed }
  },
)

/** @throws SignInNeeded, RuleBroken */
export const ownDeclaration = useCase('declaration.read', async ({ application, actor }) => {
  const stored = await readDeclaration(application, actor.id)
  const comparing = await comparingProgress(application, actor.id)
  const waiting = await openProposalOf(application.database.queries, 'declaration', actor.id)
  const removing = waiting ? linesOf(proposedRemoval(application, waiting)) : []
  return stored && { ...stored.declaration, declaredAt: stored.declaredAt.toISOString(), comparing, removing }
})

/** @returns `declaredAt` null where no line is new */
function writeDeclaration(
  application: Application,
  actor: Pick<Person, 'kind' | 'id'>,
  declaration: Declaration,
): Promise<{ declaredAt: Date | null; isProposed: boolean }> {
  const { id: userId } = actor
  const now = application.now()
  return transact(application, async ({ queries, record }) => {
    await lockPower(queries)
    await waitForReports(queries)
    const before = await lockDeclaration(application, queries, userId)
    const removed = before ? removedLines(before.declaration, declaration) : nothing
    const isProposed =
      linesOf(removed).length > 0 && (await proposeRemoval(application, queries, userId, removed))
    if (isProposed)
      await record(actor, { kind: 'person.undeclaring_proposed', subjectId: userId, detail: {} })
    if (before && linesOf(removedLines(declaration, before.declaration)).length === 0)
      return { declaredAt: null, isProposed }
    const words = {
      sealedWords: sealDeclaration(application, userId, withLines(declaration, removed)),
      sealedConflicts: sealConflicts(application, userId, []),
      declaredAt: now,
      ...{ comparedAt: null, comparedThrough: null, comparedReports: 0 },
    }
    await queries
      .insert(staffDeclarations)
      .values({ userId, ...words })
      .onConflictDoUpdate({ target: staffDeclarations.userId, set: words })
    await record(actor, { kind: 'person.declared', subjectId: userId, detail: {} })
    return { declaredAt: now, isProposed }
  })
}

/** @returns false where these lines wait already */
async function proposeRemoval(
  application: Application,
  queries: Transaction,
  userId: string,
  removed: Declaration,
): Promise<boolean> {
  const waiting = await openProposalOf(queries, 'declaration', userId)
  const isKnown =
    waiting && linesOf(removedLines(removed, proposedRemoval(application, waiting))).length === 0
  if (isKnown) return false
  await propose(application, queries, {
    ...{ act: 'declaration', subjectId: userId, proposedBy: userId },
    seal: (place) => application.vault.seal(place, removed),
  })
  return true
}
