import type { ReportEventKind } from '#domain/events/report-events.ts'
import { signableRow } from '#domain/events/signable-events.ts'
import { can } from '#domain/permissions/can.ts'
import { hasPasskey } from '#server/access/factors/passkeys.ts'
import { decisionToSign } from '#server/publishing/signatures/decision-to-sign.ts'
import { isSigned, signaturesOf } from '#server/publishing/signatures/signature-queries.ts'
import type { Reading } from './reading.ts'

type SignatureLine = {
  /** For staff, who can download its parts. */
  id: string | null
  act: ReportEventKind
  on: string
  sha256: string
  by: string | null
}

export type SignaturesSection = {
  lines: SignatureLine[]
  /** The reader's own decision that waits for their signature. */
  offer: ReportEventKind | null
}

/** Staff see who signed what. All others see the hashes of what was public, once it is. */
export async function signaturesSection(reading: Reading): Promise<SignaturesSection> {
  const { application, report, isInside, namesOf } = reading
  const rows = await signaturesOf(application.database.queries, report.row.id)
  const names = await namesOf(rows.map(({ signedBy }) => signedBy))
  const isPublic = report.row.status === 'approved' || report.row.status === 'retracted'
  const lines = rows.flatMap((row): SignatureLine[] => {
    const { id, act, signedOn: on, sha256, signedBy } = row
    if (isInside) return [{ id, act, on, sha256, by: names.get(signedBy) ?? null }]
    const { shownAs } = signableRow(act)
    return isPublic && shownAs !== null ? [{ id: null, act: shownAs, on, sha256, by: null }] : []
  })
  return { lines, offer: isInside ? await offerOf(reading) : null }
}

async function offerOf({ application, actor, report }: Reading): Promise<ReportEventKind | null> {
  const { queries } = application.database
  if (!can(actor, 'report.sign', report.standing) || !(await hasPasskey(queries, actor.id))) return null
  const found = await decisionToSign({ application, queries, report, memberId: actor.id })
  return found && !(await isSigned(queries, found.eventId)) ? found.act : null
}
