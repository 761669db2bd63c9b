import { RuleBroken } from '#domain/errors.ts'
import type { Caller } from '#server/access/caller.ts'
import { countCaller } from '#server/access/effort.ts'
import type { Application } from '#server/kernel/application.ts'
import { codeHashOf } from './correction-code.ts'
import { findRequestByCode, type RequestRow } from './request-queries.ts'

/** The request that a typed code belongs to. @throws RuleBroken 'request-code-unknown', LimitReached */
export async function requestOf(
  application: Application,
  { requestCode: code }: Record<string, unknown>,
  caller: Caller,
): Promise<RequestRow> {
  await countCaller(application, 'correction-code:network', caller)
  const hash = codeHashOf(application, typeof code === 'string' ? code : '')
  const row = await findRequestByCode(application.database.queries, hash)
  if (!row) throw new RuleBroken('request-code-unknown')
  return row
}
