import { desc, eq } from 'drizzle-orm'
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
import { told } from './told.ts'

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
      ...told,
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
