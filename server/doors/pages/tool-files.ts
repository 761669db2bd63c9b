import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { brotli, chooseEncoding, type KeptEncoding } from './encoding.ts'
import { hasEtag } from './header-list.ts'
import { plainPage } from './plain-page.ts'

const manifestSchema = z.object({
  offlineSha256: z.string(),
  files: z.array(
    z.object({
      paths: z.array(z.string()),
      file: z.string(),
      etag: z.string(),
      headers: z.record(z.string(), z.string()),
    }),
  ),
})

type ToolFile = z.infer<typeof manifestSchema>['files'][number]
type ServedFile = { file: ToolFile; bodies: Record<KeptEncoding, Buffer> }

/**
 * The toolkit: documents that were made at the build, with the policies that were made for them. No session is looked
 * for, no cookie is read or set, nothing is counted and nothing logged.
 *
 * @param folder `build/tools`
 */
export async function openToolFiles(folder: string) {
  const served = await readToolFiles(folder)
  return (site: Hono<{ Bindings: HttpBindings }>) => {
    for (const one of served)
      for (const path of one.file.paths) site.get(path, (context) => answer(context, one))
  }
}

/** While the pages are being written the tools need not have been built. */
export function toolsNotBuilt(site: Hono<{ Bindings: HttpBindings }>) {
  site.get('/tools/*', () =>
    plainPage({
      status: 503,
      title: 'The tools are not built yet',
      text: 'Run npm start once; it builds them.',
    }),
  )
}

async function readToolFiles(folder: string): Promise<ServedFile[]> {
  const { files } = manifestSchema.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')))
  return Promise.all(files.map(async (file) => ({ file, bodies: await readBodies(join(folder, file.file)) })))
}

async function readBodies(path: string): Promise<Record<KeptEncoding, Buffer>> {
  const identity = await readFile(path)
  const [br, gzip] = await Promise.all([
    readFile(`${path}.br`).catch(() => brotli(identity, quick.br)),
    readFile(`${path}.gz`).catch(() => gzipped(identity, { level: quick.gzip })),
  ])
  return { identity, br, gzip }
}

const gzipped = promisify(gzip)

/** A first start begins before the files are packed as far as it goes (`program/pack-later.ts`). */
const quick = { br: 5, gzip: 4 }

function answer({ req }: Context, { file, bodies }: ServedFile): Response {
  const headers = new Headers(file.headers)
  const policy = headers.get('Content-Security-Policy')
  if (policy) headers.set('Content-Security-Policy', policy.replaceAll('{host}', new URL(req.url).host))
  headers.set('ETag', file.etag)
  headers.set('Vary', 'Accept-Encoding')
  if (hasEtag(req.header('if-none-match'), file.etag)) return new Response(null, { status: 304, headers })
  const encoding = chooseEncoding(req.header('accept-encoding') ?? null)
  const body = bodies[encoding]
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(body.length))
  return new Response(req.method === 'HEAD' ? null : new Uint8Array(body), { headers })
}
