import { reportsOfNetworkADay } from '#domain/conversations/source-conversation.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { countEachOfDay } from '#server/access/rate-limit.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { sourceAccess } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import type { StoredSending } from './store-reports.ts'

/** Who has the form's code has the report. Staff read it later where its network has sent many today. */
export async function grantAccess(
  application: Application,
  queries: Transaction,
  stored: readonly StoredSending[],
): Promise<void> {
  const byForm = stored.flatMap(({ sending: { sender }, report }) =>
    sender.kind === 'form' ? [{ sender, reportId: report.id }] : [],
  )
  if (byForm.length === 0) return
  const callers = byForm.map(({ sender }) => sender.caller)
  const ofNetworks = await countEachOfDay(application, queries, 'send:network', callers)
  const lastVisit = dayInNigeria(application.now())
  const rows = byForm.map(({ reportId, sender: { lookupHash, formHash } }, place) => {
    const inQuarantine = (ofNetworks[place] ?? 0) > reportsOfNetworkADay
    return { reportId, lookupHash, formHash, inQuarantine, lastVisit }
  })
  await insertRows(queries, sourceAccess, rows)
}
