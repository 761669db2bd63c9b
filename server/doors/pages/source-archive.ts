import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { z } from 'zod'
import type { Application } from '#server/kernel/application.ts'

const schema = z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/), bytes: z.number().int() })

/** What the build wrote about the source's ZIP; null where it was not built. */
export async function readSourceArchive(
  folder: string,
): Promise<NonNullable<Application['sourceArchive']> | null> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => null)
  return text === null ? null : schema.parse(JSON.parse(text))
}

/** The source of the running version and the licences of the packages that it runs with, as files. */
export function sourceArchive(folder: string) {
  return (site: Hono<{ Bindings: HttpBindings }>) => {
    for (const name of ['fitila.zip', 'third-party-notices.txt'])
      site.get(`/source/${name}`, serveStatic({ root: folder, rewriteRequestPath: () => name }))
  }
}
