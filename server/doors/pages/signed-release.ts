import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import type { Application } from '#server/kernel/application.ts'

/** As `npm run release` writes them. */
const names = ['release.txt', 'release.sig'] as const

/** What the signed list beside a build says. Its signature is for readers to check, with a key from elsewhere. */
export async function readSignedRelease(
  folder: string,
): Promise<NonNullable<Application['signedRelease']> | null> {
  const [list, signature] = await Promise.all(
    names.map((name) => readFile(join(folder, name), 'utf8').catch(() => null)),
  )
  const [, version] = /^Fitila release (\S+)\n/.exec(list ?? '') ?? []
  if (!list || !signature || !version) return null
  return { version, hashes: list.match(/^[0-9a-f]{64}/gm) ?? [] }
}

/** The list of the running release and its signature, as files. */
export function signedRelease(folder: string) {
  return (site: Hono<{ Bindings: HttpBindings }>) => {
    for (const name of names)
      site.get(`/source/${name}`, serveStatic({ root: folder, rewriteRequestPath: () => name }))
  }
}
