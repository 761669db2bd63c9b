import { desc, eq, sql } from 'drizzle-orm'
import {
  type Act,
  everyone,
  type Fields,
  type Received,
  receive,
  sourceAct,
} from '#domain/reports/received.ts'
import type { Status } from '#domain/reports/workflow.ts'
import { reports } from '#server/database/schema.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { markOf } from '#server/sealing/account-marks.ts'

// Written out: a column handed in here would lose its table's name, and mean the one of `v`.
const isVerifiedNow = sql<boolean>`exists (select 1 from report_verifications v
  where v.report_id = reports.id and v.content_version = reports.content_version)`

type ListedReport = {
  id: string
  referenceNumber: string
  status: Status
  isVerified: boolean
  isErased: boolean
  submittedAt: Act
}
export type OwnReport = Received<ListedReport>

export const receivedOwnReport = {
  ...{
    id: everyone,
    referenceNumber: everyone,
    status: everyone,
    isVerified: everyone,
    isErased: everyone,
    submittedAt: everyone,
  },
} satisfies Fields<ListedReport>

/** What the actor sent in, newest first: by number, since the list may be read over a shoulder. The newest hundred. */
export const listOwnReports = useCase('report.list-own', async ({ application, actor }) => {
  const rows = await application.database.queries
    .select({
      id: reports.id,
      referenceNumber: reports.referenceNumber,
      status: reports.status,
      isVerified: isVerifiedNow,
      isErased: sql<boolean>`${reports.erasedOn} is not null`,
      createdAt: reports.createdAt,
    })
    .from(reports)
    .where(eq(reports.ownerMark, markOf(application, 'reports', actor.id)))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(100)
  return rows.map(({ createdAt, ...row }) =>
    receive('owner', receivedOwnReport, { ...row, submittedAt: sourceAct(createdAt) }),
  )
})
