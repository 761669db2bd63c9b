import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { apiPath } from '#server/doors/api/api.ts'
import { readRoutes } from '#server/doors/api/routes.ts'
import { openSite } from '#tests/support/browse.ts'
import { fillIn, siteRoutes } from '#tests/support/site-routes.ts'
import { withApplication } from '#tests/support/with-application.ts'

/** What an address fills in: a secret, a code, a sum. Every letter of it counts. */
const filled = 'aB-9_Zz'
const query = '?q=A%20b&next=//evil.example'

test('every address of the site has one spelling, and any other leads there before anything looks at it', async () => {
  const ask = await openSite(await withApplication())
  const spelled = async (address: string, method: string) => {
    const { status, headers } = await ask(address + query, { method })
    return [status, headers.get('location'), headers.get('set-cookie'), headers.get('cache-control')]
  }
  for (const path of await everyPath()) {
    const own = fill(path)
    const loud = fill(path.replace(/(?<=\/)[^/:*{]+/g, (literal) => swapped(literal)))
    const others = new Set([loud, `${own}/`, `/${own}`, coded(own), `${loud}//`])
    if (path === '/') others.delete('/')
    else
      for (const other of others) {
        if (other === own) continue
        for (const method of ['GET', 'HEAD', 'POST'])
          expect(await spelled(other, method), `${method} ${other}`).toEqual([
            308,
            own + query,
            null,
            'private, no-store',
          ])
      }
    expect((await ask(own, { method: 'HEAD' })).status, own).not.toBe(308)
  }
})

test('more slashes than one lead to this site and to no other', async () => {
  const ask = await openSite(await withApplication())
  for (const address of ['//search', '/.//search', '//', '///pcm//'])
    expect((await ask(address)).headers.get('location')).toMatch(/^\/(?!\/)/)
  for (const address of ['//evil.example', '//evil.example/search', '/.//evil.example/'])
    expect((await ask(address)).status, address).toBe(404)
})

test('the data of a page is asked for by the same spelling as the page', async () => {
  const ask = await openSite(await withApplication())
  const mark = 'x'.repeat(22)
  for (const [address, location] of [
    [`/page-data/${mark}/Search${query}`, `/page-data/${mark}/search${query}`],
    [`/page-data/${mark}//evil.example/../search/${query}`, `/page-data/${mark}/search${query}`],
    [`/search/_.data${query}`, `/search.data${query}`],
    ['/pcm.data', '/pcm/_.data'],
  ] as const) {
    const { status, headers } = await ask(address)
    expect([status, headers.get('location')], address).toEqual([308, location])
  }
})

async function everyPath(): Promise<string[]> {
  const manifest = new URL('../../../build/tools/manifest.json', import.meta.url)
  const { files }: { files: { paths: string[] }[] } = JSON.parse(await readFile(manifest, 'utf8'))
  const api = (await readRoutes()).map(({ path }) => apiPath + path.replace(/\{(\w+)\}/g, ':$1'))
  return [
    ...siteRoutes.map(({ path }) => path).filter((path) => path !== '/*'),
    ...[...api, `${apiPath}/openapi.json`, `${apiPath}/mcp`],
    ...files.flatMap(({ paths }) => paths),
    ...['/live', '/live/reports', '/.well-known/security.txt', '/assets/*'],
  ]
}

function fill(path: string): string {
  return fillIn(path, new Proxy({}, { get: () => filled }))
}

function swapped(literal: string): string {
  return literal.toUpperCase() === literal ? literal.toLowerCase() : literal.toUpperCase()
}

function coded(path: string): string {
  return path.replace(/(?<=\/)[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
}
