import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../programs.ts'

/** What one test file makes the site answer, when its text was as it is here. */
export type Row = {
  /** The beginning of the SHA-256 of its text. */
  text: string
  /** The files of `web/routes.ts` that answer, and the doors of `answerers.ts`. Sorted. */
  asks: readonly string[]
}

/** By the path of the test file. */
export type Asked = Readonly<Record<string, Row>>

/** By the path of the test file too. */
export type Noted = ReadonlyMap<string, ReadonlySet<string>>

export const recordFile = 'tests/run/asked/pages-of-tests.json'

/** They ask every page there is, and leave out by themselves those that a change does not reach. */
export const walks: readonly string[] = [
  'tests/accessibility/routes.spec.ts',
  'tests/browser/every-page.spec.ts',
  'tests/http/route-actions.database.test.ts',
  'tests/http/route-loaders.database.test.ts',
]

/** Tests beside the server's files ask single doors, and imports lead to them. */
const isRecorded = /^tests\/.*(?:\.spec|\.database\.test)\.ts$/

const shape = z.record(z.string(), z.object({ text: z.string(), asks: z.array(z.string()) }))

export function readRecord(file = join(root, recordFile)): Asked {
  return shape.parse(JSON.parse(readFileSync(file, 'utf8')))
}

export function digestOf(text: string): string {
  return hash('sha256', text).slice(0, 16)
}

/**
 * The record with what was noted. A file whose text is as before keeps what it asked then: which pages a browser asks for ahead can
 * differ from run to run.
 *
 * @param textOf the text of a test file, null when it is gone
 * @param isAnswerer whether it is there still
 */
export function withNoted(
  asked: Asked,
  noted: Noted,
  { textOf, isAnswerer }: { textOf(path: string): string | null; isAnswerer(name: string): boolean },
): Asked {
  const rows = [...new Set([...Object.keys(asked), ...noted.keys()])].toSorted().flatMap((path) => {
    const text = textOf(path)
    const row = asked[path]
    const news = noted.get(path)
    if (text === null || walks.includes(path) || !isRecorded.test(path)) return []
    else if (news === undefined) return row ? [[path, row] as const] : []
    const digest = digestOf(text)
    const before = row?.text === digest ? row.asks : []
    const asks = [...new Set([...before, ...news])].filter(isAnswerer).toSorted()
    return asks.length > 0 ? [[path, { text: digest, asks }] as const] : []
  })
  return Object.fromEntries(rows)
}

/** As it is kept: a line for each name, so that two changes of it meet as little as they can. */
export function written(asked: Asked): string {
  return `${JSON.stringify(asked, null, 2)}\n`
}
