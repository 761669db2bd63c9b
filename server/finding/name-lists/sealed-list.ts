import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { judgements } from '#domain/finding/name-list.ts'
import { nameLists } from '#server/database/people-schema.ts'
import { identifier } from '#server/input/identifier.ts'
import type { Application } from '#server/kernel/application.ts'

const list = z.object({
  name: z.string(),
  names: z.array(z.object({ name: z.string(), state: z.string() })),
})
export type SealedList = z.infer<typeof list>

const match = z.object({
  /** Of the entry of the list and of the public list: of one pair there is one match. */
  name: z.string(),
  state: z.string(),
  kind: z.enum(['report', 'archive']),
  id: z.string(),
  /** The company that was found in its words; empty where the person that it names was. */
  company: z.string(),
  score: z.number(),
  reasons: z.array(z.looseObject({ kind: z.string() })),
  judgement: z.enum(judgements).nullable(),
  foundOn: z.string(),
})
export type Match = z.infer<typeof match>

export function sealList({ vault }: Application, id: string, content: SealedList): Buffer {
  return vault.seal(`name-list:${id}`, content)
}

export function openList({ vault }: Application, id: string, sealed: Uint8Array): SealedList {
  return list.parse(vault.open(`name-list:${id}`, sealed))
}

export function sealMatches({ vault }: Application, id: string, matches: readonly Match[]): Buffer {
  return vault.seal(`name-list:${id}/matches`, matches)
}

export function openMatches({ vault }: Application, id: string, sealed: Uint8Array | null): Match[] {
  return sealed === null ? [] : z.array(match).parse(vault.open(`name-list:${id}/matches`, sealed))
}

/** One pair of a name and an entry of the public list. */
export function pairOf({
  name,
  state,
  id,
  company,
}: Pick<Match, 'name' | 'state' | 'id' | 'company'>): string {
  return JSON.stringify([name, state, id, company])
}

export function ownList(holderId: string, id: string) {
  return and(eq(nameLists.id, identifier(id)), eq(nameLists.holderId, holderId))
}
