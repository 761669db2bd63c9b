import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { createGzip } from 'node:zlib'
import { type HttpBindings, serve } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

type PageModule = { default(input: string): Promise<() => ReactNode> }

/** The limit that the list is held against: React's streaming render behind Hono, and nothing else. */
const [module = '', file = '', port = ''] = process.argv.slice(2)
const { default: openPage }: PageModule = await import(pathToFileURL(module).href)
const makePage = await openPage(await readFile(file, 'utf8'))
const site = new Hono<{ Bindings: HttpBindings }>()

site.get('*', ({ req, env: { outgoing } }) => {
  const isZipped = req.header('accept-encoding')?.includes('gzip') ?? false
  const page = renderToPipeableStream(makePage(), {
    onShellReady() {
      outgoing.setHeader('Content-Type', 'text/html; charset=utf-8')
      if (isZipped) outgoing.setHeader('Content-Encoding', 'gzip')
      if (isZipped) page.pipe(createGzip({ level: 6 })).pipe(outgoing)
      else page.pipe(outgoing)
    },
  })
  return RESPONSE_ALREADY_SENT
})
serve({ fetch: site.fetch, hostname: '127.0.0.1', port: Number(port) }, () => {
  process.stdout.write('bare React answers\n')
})
