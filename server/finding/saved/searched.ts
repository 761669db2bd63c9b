import { createHash } from 'node:crypto'
import { z } from 'zod'
import { readListFilters, writeListFilters } from '#domain/finding/list-filters.ts'
import type { Application } from '#server/kernel/application.ts'
import type { Exported } from '../export/ticket.ts'

/** What a saved search looks for, with the name that its holder gave it. */
export type Searched = Exported & { name: string }

const schema = z.object({ name: z.string(), term: z.string(), filters: z.string() })

export function sealSearch({ vault }: Application, id: string, { name, term, filters }: Searched): Buffer {
  return vault.seal(`saved-search:${id}`, { name, term, filters: String(writeListFilters(filters)) })
}

export function openSearch({ vault }: Application, id: string, sealed: Uint8Array): Searched {
  const { name, term, filters } = schema.parse(vault.open(`saved-search:${id}`, sealed))
  return { name, term, filters: readListFilters(new URLSearchParams(filters)).filters }
}

/** What is stored of the secret in a feed's address. SHA-256 is enough for 256 random bits. */
export function hashOfFeed(secret: string): Buffer {
  return createHash('sha256').update(`feed:${secret}`).digest()
}
