import { NotFound } from '#domain/errors.ts'
import type { Passage } from '#domain/publishing/corrections.ts'
import { identifier } from '#server/input/identifier.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { findPublic, publicPassagesOf } from '#server/reports/public-text.ts'

/** As much of each statement as the search shows to everybody. */
const beginningLength = 240

/** What somebody has to see of a public report to say what is wrong with it. */
export type Disputable = {
  id: string
  referenceNumber: string
  personName: string | null
  isRetracted: boolean
  disputedOn: string | null
  publishedAt: string
  passages: Passage[]
  /** False for visitors, who see the beginning of each statement; the whole is read with an account. */
  isWhole: boolean
}

/** @throws NotFound: what is not public does not exist here, whoever asks */
export const showDisputable = useCase('public.read', async ({ application, actor }, id: string) => {
  const row = await findPublic(application.database.queries, identifier(id))
  if (!row) throw new NotFound()
  const isWhole = actor.kind === 'person'
  const passages = publicPassagesOf(row)
  return {
    id: row.reportId,
    referenceNumber: row.referenceNumber,
    personName: row.personName,
    isRetracted: row.status === 'retracted',
    disputedOn: row.disputedOn,
    publishedAt: row.publishedAt.toISOString(),
    passages: isWhole ? passages : passages.map(beginningOf),
    isWhole,
  }
})

function beginningOf(passage: Passage): Passage {
  if ('item' in passage || passage.text.length <= beginningLength) return passage
  return { ...passage, text: `${passage.text.slice(0, beginningLength).toWellFormed()}…` }
}
