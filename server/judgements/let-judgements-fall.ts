import type { Doer } from '#server/events/record-events.ts'
import type { UnitOfWork } from '#server/events/transact.ts'
import { deleteJudgements, type JudgementRow, judgementsOf, sidesOf } from './judgement-queries.ts'
import { publicRecords } from './public-records.ts'

/** Before a report is retracted: what two people said of it would tie its number to the name in another record. */
export async function letJudgementsFall(unit: UnitOfWork, by: Doer, recordId: string): Promise<void> {
  await fall(unit, by, await judgementsOf(unit.queries, [recordId]))
}

/** After a record was changed: what was judged of another name holds no longer. */
export async function letOtherNamesFall(unit: UnitOfWork, by: Doer, recordId: string): Promise<void> {
  const rows = await judgementsOf(unit.queries, [recordId])
  if (rows.length === 0) return
  const [record] = await publicRecords(unit.queries, { ids: [recordId] })
  const holds = (row: JudgementRow) =>
    sidesOf(row)
      .filter(({ id }) => id === recordId)
      .every(({ key }) => record?.mentions.some((each) => each.about === row.about && each.key === key))
  await fall(
    unit,
    by,
    rows.filter((row) => !holds(row)),
  )
}

async function fall(unit: UnitOfWork, by: Doer, rows: readonly JudgementRow[]): Promise<void> {
  if (rows.length === 0) return
  await deleteJudgements(
    unit.queries,
    rows.map(({ id }) => id),
  )
  await unit.record(
    by,
    ...rows.map(({ id, about }) => ({
      ...({ kind: 'judgement.fell', subjectId: id } as const),
      detail: { about },
    })),
  )
}
