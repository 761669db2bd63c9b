import { eq } from 'drizzle-orm'
import type { Declaration } from '#domain/people/declaration.ts'
import {
  lockDeclaration,
  readDeclaration,
  sealConflicts,
  sealDeclaration,
  waitForReports,
  writeConflicts,
} from '#server/cases/declaration-queries.ts'
import { reportsInConflict } from '#server/cases/reports-in-conflict.ts'
import { withdrawFrom } from '#server/cases/withdraw-from.ts'
import { staffDeclarations } from '#server/database/people-schema.ts'
import { transact } from '#server/events/transact.ts'
import type { Input } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { parseDeclaration } from './declaration-input.ts'

/**
 * What a member of staff declares about themselves, in place of what stood there before. It counts once it was compared with
 * every report that there is.
 *
 * @param input `names`, `employers` and `others`, one a line each
 * @throws SignInNeeded, RuleBroken, Invalid
 */
export const declareInterests = useCase('declaration.make', async ({ application, actor }, input: Input) => {
  const declaration = parseDeclaration(input)
  await writeDeclaration(application, actor.id, declaration)
  const found = await reportsInConflict(application, declaration)
  await application.database.queries.transaction(async (queries) => {
    // What came in meanwhile was compared with this declaration already.
    const since = await lockDeclaration(application, queries, actor.id)
    const conflicts = new Set([...(since?.conflicts ?? []), ...found])
    await writeConflicts(application, queries, actor.id, [...conflicts])
    await withdrawFrom(queries, actor.id, [...conflicts])
    await queries
      .update(staffDeclarations)
      .set({ comparedAt: application.now() })
      .where(eq(staffDeclarations.userId, actor.id))
  })
  application.hub.tell({ kind: 'person', userId: actor.id })
})

/** @throws SignInNeeded, RuleBroken */
export const ownDeclaration = useCase('declaration.read', async ({ application, actor }) => {
  const stored = await readDeclaration(application, actor.id)
  return stored && { ...stored.declaration, declaredAt: stored.declaredAt.toISOString() }
})

async function writeDeclaration(
  application: Application,
  userId: string,
  declaration: Declaration,
): Promise<void> {
  const now = application.now()
  const words = {
    sealedWords: sealDeclaration(application, userId, declaration),
    sealedConflicts: sealConflicts(application, userId, []),
    declaredAt: now,
    comparedAt: null,
  }
  await transact(application, async ({ queries, record }) => {
    await waitForReports(queries)
    await queries
      .insert(staffDeclarations)
      .values({ userId, ...words })
      .onConflictDoUpdate({ target: staffDeclarations.userId, set: words })
    const event = { kind: 'person.declared', subjectId: userId, detail: {} } as const
    await record({ kind: 'person', id: userId }, event)
  })
}
