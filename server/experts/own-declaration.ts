import { type ExpertDeclaration, isDeclarationOld } from '#domain/experts/assignment.ts'
import { linesOf } from '#domain/people/declaration.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { readDeclaration } from '#server/cases/declaration-queries.ts'
import type { Application } from '#server/kernel/application.ts'

/** What an expert declared at their invitations so far, as a number and a day. Null before the first. */
export async function ownDeclaration(
  application: Application,
  userId: string,
): Promise<ExpertDeclaration | null> {
  const declared = await readDeclaration(application, userId)
  if (!declared) return null
  const declaredOn = dayInNigeria(declared.declaredAt)
  return {
    ...{ lines: linesOf(declared.declaration).length, declaredOn },
    isOld: isDeclarationOld(declaredOn, dayInNigeria(application.now())),
  }
}
