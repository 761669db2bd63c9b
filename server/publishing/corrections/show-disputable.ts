import { NotFound } from '#domain/errors.ts'
import type { Passage } from '#domain/publishing/corrections.ts'
import {
  type Act,
  everyone,
  type Fields,
  type Received,
  receive,
  staffAct,
} from '#domain/reports/received.ts'
import { identifier } from '#server/input/identifier.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { findPublic, publicPassagesOf } from '#server/reports/public-text.ts'

/** As much of each statement as the search shows to everyone. */
const beginningLength = 240

/** What a person has to see of a public report to say what is wrong with it. */
export type Disputable = Received<DisputableReport>

type DisputableReport = {
  id: string
  referenceNumber: string
  personName: string | null
  isRetracted: boolean
  disputedOn: string | null
  publishedAt: Act
  passages: Passage[]
  /** False for visitors, who see the beginning of each statement; the whole is read with an account. */
  isWhole: boolean
}

export const receivedDisputable = {
  ...{ id: everyone, referenceNumber: everyone, personName: everyone, isRetracted: everyone },
  ...{ disputedOn: everyone, publishedAt: everyone, passages: everyone, isWhole: everyone },
} satisfies Fields<DisputableReport>

/** @throws NotFound: what is not public does not exist here, no matter who asks */
export const showDisputable = useCase('public.read', async ({ application, actor }, id: string) => {
  const row = await findPublic(application.database.queries, identifier(id))
  if (!row) throw new NotFound()
  const isWhole = actor.kind === 'person'
  const passages = publicPassagesOf(row)
  return receive(isWhole ? 'account' : 'visitor', receivedDisputable, {
    id: row.reportId,
    referenceNumber: row.referenceNumber,
    personName: row.personName,
    isRetracted: row.status === 'retracted',
    disputedOn: row.disputedOn,
    publishedAt: staffAct(row.publishedAt),
    passages: isWhole ? passages : passages.map(beginningOf),
    isWhole,
  })
})

function beginningOf(passage: Passage): Passage {
  if ('item' in passage || passage.text.length <= beginningLength) return passage
  return { ...passage, text: `${passage.text.slice(0, beginningLength).toWellFormed()}…` }
}
