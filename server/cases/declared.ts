import type { Actor } from '#domain/actor.ts'
import type { ReportStanding } from '#domain/reports/report.ts'
import { findDeclaration, type StoredDeclaration } from '#server/cases/declaration-queries.ts'
import type { Application } from '#server/kernel/application.ts'
import type { Find } from '#server/kernel/use-case.ts'

type Barred = Pick<ReportStanding, 'barrier'>

/** For use cases that demand a declaration of interests, and are about no report in particular. */
export const withDeclaration: Find<Barred, { declared: StoredDeclaration | null }, unknown[]> = async (
  { application, actor },
  goOn,
) => {
  const declared = await declarationOf(application, actor)
  return goOn(barrierWithout(declared), { declared })
}

/** What rules need to know of the actor's declaration. */
export async function barrierOf(application: Application, actor: Actor): Promise<Barred> {
  return barrierWithout(await declarationOf(application, actor))
}

async function declarationOf(application: Application, actor: Actor): Promise<StoredDeclaration | null> {
  return actor.kind === 'person' ? findDeclaration(application, application.database.queries, actor.id) : null
}

function barrierWithout(declared: StoredDeclaration | null): Barred {
  return { barrier: declared ? null : 'declaration-needed' }
}
