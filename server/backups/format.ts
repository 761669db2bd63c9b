import { z } from 'zod'

/**
 * A backup is one file: a tar archive, packed by gzip, sealed by age (age-encryption.org/v1) to the operator's recipients.
 * Entries, in this order: `head.json`, then for each table `tables/NAME/NUMBER` with pieces of PostgreSQL's `copy` text,
 * `files/NAME` with sealed bytes as the storage has them, and last `end.json`. Without its end a backup is not whole.
 */
export const formatVersion = 1

export const headEntry = 'head.json'
export const endEntry = 'end.json'

const tableShape = z.object({ name: z.string(), columns: z.array(z.string()) })

export type BackedUpTable = z.infer<typeof tableShape>

export const headShape = z.object({
  format: z.literal(formatVersion),
  /** When the snapshot was taken. */
  takenAt: z.iso.datetime(),
  /** The migrations that had run, in their order. */
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })).min(1),
  tables: z.array(tableShape).min(1),
  /** The last number that each sequence gave out. */
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  /** The newest checkpoint of the public log, as text; null before the first. */
  checkpoint: z.string().nullable(),
})

export type BackupHead = z.infer<typeof headShape>

export const endShape = z.object({
  /** Rows of each table, by its name. */
  rows: z.record(z.string(), z.number().int().nonnegative()),
  files: z.number().int().nonnegative(),
  /** Files that were deleted while the backup was made. */
  filesGone: z.number().int().nonnegative(),
})

export type BackupEnd = z.infer<typeof endShape>

/**
 * What no backup holds: what opens a door (sessions, visits by a code, links in letters), what tells the site that two requests
 * came from one network, and the notes on migrations, which the restored schema writes itself.
 */
export const neverBackedUp: readonly string[] = [
  'sessions',
  'source_visits',
  'account_tokens',
  'daily_salts',
  'rate_limits',
  'migrations',
]

export function tablePiece(table: string, number: number): string {
  return `tables/${table}/${String(number).padStart(6, '0')}`
}

export function fileEntry(name: string): string {
  return `files/${name}`
}
