import { z } from 'zod'
import { judgementGrounds } from '#domain/judgements/grounds.ts'
import { namedKinds } from '#domain/judgements/mentions.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import type { Application } from '#server/kernel/application.ts'
import { type JudgementRow, judgementsOf, type Side, sidesOf } from './judgement-queries.ts'

const side = z.object({ kind: z.enum(['report', 'conviction']), id: z.string(), key: z.string() })
const contents = z.object({
  about: z.enum(namedKinds),
  ground: z.enum(judgementGrounds),
  restsOn: z.string(),
  ...{ first: side, second: side },
})

/** What a second person reads, and what then counts. */
export type ProposedJudgement = z.infer<typeof contents>

export type SealedJudgement = { id: string; sealedPayload: Buffer | null }

export function openJudgement(
  { vault }: Pick<Application, 'vault'>,
  { id, sealedPayload }: SealedJudgement,
): ProposedJudgement {
  if (!sealedPayload) throw new Error('a proposed judgement is empty')
  return contents.parse(vault.open(`proposal:${id}`, sealedPayload))
}

/** The same was judged of the same two, in either order. */
export async function isJudged(
  queries: Queries | Transaction,
  { about, first, second }: ProposedJudgement,
): Promise<boolean> {
  const rows = await judgementsOf(queries, [first.id])
  return rows.some((row) => row.about === about && areSame(row, first, second))
}

function areSame(row: JudgementRow, first: Side, second: Side): boolean {
  const [one, other] = sidesOf(row)
  const fits = (left: Side, right: Side) => left.id === right.id && left.key === right.key
  return (fits(one, first) && fits(other, second)) || (fits(one, second) && fits(other, first))
}
