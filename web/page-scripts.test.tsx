import { createContext, runInContext } from 'node:vm'
import { renderToString } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { expect, test } from 'vitest'
import { seconds } from '#domain/time/durations.ts'
import {
  dataElement,
  fetchAfterPaint,
  fetchInOrder,
  fetchWhenTouched,
  pageScripts,
  scriptElement,
} from './page-scripts.ts'
import type { Load } from './shell/early/start-when-touched.ts'

const data = '[{"words":"\\u003c/script> \u2028 é"}]'

test('the globals are those that React Router’s own <Scripts> sets', async () => {
  const { theirs, ours } = await bothScripts()
  const [scroll = '', context = '', modules = ''] = theirs
  const expected = { ...(await runModule(asCalls(modules))).window, ...run(`${scroll};${context}`).window }
  const [classic = '', late = ''] = ours(fetchAfterPaint)
  const made = { ...(await runModule(late)).window, ...run(classic).window }
  expect(Object.keys(made).toSorted()).toEqual(Object.keys(expected).toSorted())
  expect(made.__reactRouterRouteModules).toEqual(expected.__reactRouterRouteModules)
  const { stream, ...settings } = made.__reactRouterContext ?? {}
  const { stream: _, streamController: __, ...theirSettings } = expected.__reactRouterContext ?? {}
  expect(settings).toEqual(theirSettings)
  expect(await new Response(stream).text()).toBe(data)
})

test('it asks for the same modules, all at once when the style is there, and starts after the first paint', async () => {
  const { theirs, ours } = await bothScripts()
  const { brought: expected } = await runModule(asCalls(theirs[2] ?? ''))
  const [classic = '', module = ''] = ours(fetchAfterPaint)
  const { brought, preloaded: again } = await runModule(module)
  expect(brought).toEqual(expected)
  expect(brought.at(-1)).toBe('/assets/entry.js')
  expect(again).toEqual([])
  expect(run(classic).preloaded.toSorted()).toEqual(
    ['manifest', 'entry', 'react', 'root', 'page', 'shared'].map((name) => `/assets/${name}.js`).toSorted(),
  )
})

test('a page that waits for a touch hands on how to fetch the same modules, and fetches none itself', async () => {
  const { theirs, ours } = await bothScripts()
  const { brought: expected } = await runModule(asCalls(theirs[2] ?? ''))
  const text = ours((page) => fetchWhenTouched(page, seconds(60)))[1] ?? ''
  const { brought, window, waiting } = await runModule(text)
  expect(brought).toEqual([])
  expect(waiting.latest).toBe(seconds(60))
  const run = await waiting.load?.()
  expect(brought).toEqual(expected.slice(0, -1))
  expect(window.__reactRouterRouteModules).toBeUndefined()
  if (typeof run !== 'function') throw new Error('it does not start')
  await run()
  expect(brought).toEqual(expected)
  expect(Object.keys(window.__reactRouterRouteModules ?? {})).toEqual(['root', 'page'])
})

test('a page that does not carry its data asks for it with its modules, and starts with what came', async () => {
  const { apart } = await bothScripts()
  const text = apart('/page-data/mark/page')
  expect(text).not.toContain('ReadableStream')
  for (const [status, outcome] of [
    [200, 'function'],
    [410, 'gone'],
    [503, null],
  ] as const) {
    const { waiting, window, asked } = await runModule(text, { status })
    const run = await waiting.load?.()
    expect(asked).toEqual(['/page-data/mark/page'])
    expect(typeof run === 'function' ? 'function' : run).toBe(outcome)
    const { stream } = window.__reactRouterContext ?? {}
    expect(stream ? await new Response(stream).text() : null).toBe(status === 200 ? data : null)
  }
})

test('what a page can do at once is in its own script, and in the hash of it', async () => {
  const context = await entryContext()
  const rendered = {
    ...{ manifest: context.manifest, serverHandoffString: context.serverHandoffString },
    ...{ dataAddress: null, routeIds: ['root'] },
  }
  const [classic] = pageScripts(rendered, fetchAfterPaint, 'atOnce()')
  expect(classic?.text.endsWith(';atOnce()')).toBe(true)
})

test('in development the modules come in the order of the manifest, without waiting', async () => {
  const { theirs, ours } = await bothScripts()
  const { brought } = await runModule(asCalls(ours(fetchInOrder)[1] ?? ''), { waits: false })
  expect(brought).toEqual((await runModule(asCalls(theirs[2] ?? ''), { waits: false })).brought)
})

test('a reader who comes back is where they left off, and a new page has a key', async () => {
  const { ours } = await bothScripts()
  const [classic = ''] = ours(fetchAfterPaint)
  const { window: back } = run(classic, { key: 'k', stored: '{"k":300}' })
  expect(back.scrolled).toEqual([[0, 300]])
  const { window: fresh } = run(classic, { key: null, stored: null })
  expect(fresh.scrolled).toBeUndefined()
  expect(fresh.key).toMatch(/^\w+$/)
  expect(run(classic, { key: 'k', stored: 'torn' }).window.scrolled).toBeUndefined()
})

test('nothing that a loader brought ends a script or begins a comment', async () => {
  const { ours } = await bothScripts()
  for (const text of ours(fetchAfterPaint)) expect(text).not.toMatch(/<\/script|<!--|<script/)
  expect(scriptElement({ type: 'classic', text: 'let a' })).toBe('<script>let a</script>')
  expect(Buffer.concat(dataElement(Buffer.from('[1]'))).toString()).toBe(
    '<script type="application/json">[1]</script>',
  )
})

/** The same page's scripts as React Router writes them, and as we do. */
async function bothScripts() {
  const context = await entryContext()
  const html = renderToString(<ServerRouter context={context} url="http://site.example/page" />)
  const theirs = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
  const made = (fetching: Parameters<typeof pageScripts>[1], dataAddress: string | null) =>
    pageScripts(
      {
        ...{ manifest: context.manifest, serverHandoffString: context.serverHandoffString, dataAddress },
        routeIds: context.staticHandlerContext.matches.map(({ route }) => route.id),
      },
      fetching,
    ).map(({ text }) => text)
  const ours = (fetching: Parameters<typeof pageScripts>[1]) => made(fetching, null)
  const apart = (address: string) => made((page) => fetchWhenTouched(page, null), address)[1] ?? ''
  return { theirs, ours, apart }
}

async function entryContext(): Promise<EntryContext> {
  let context: EntryContext | null = null
  const entry = (_: unknown, status: number, headers: Headers, given: EntryContext) => {
    const { serverHandoffStream: _stream, ...rest } = given
    context = rest
    return new Response(null, { status, headers })
  }
  await createRequestHandler(buildOf(entry), 'production')(new Request('http://site.example/page'))
  if (!context) throw new Error('nothing was rendered')
  return context
}

function Root() {
  return (
    <html lang="en">
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

function buildOf(entry: unknown): ServerBuild {
  const flags = { hasLoader: false, hasAction: false, hasErrorBoundary: false, hasDefaultExport: true }
  const client = { hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false }
  const asset = (id: string, more: object) => ({ id, ...flags, ...client, ...more })
  const build = {
    entry: { module: { default: entry } },
    routes: {
      root: { id: 'root', path: '', module: { default: Root } },
      page: { id: 'page', parentId: 'root', path: 'page', module: { default: () => 'A page' } },
    },
    assets: {
      version: '1',
      url: '/assets/manifest.js',
      entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
      routes: {
        root: asset('root', { module: '/assets/root.js', imports: ['/assets/shared.js'] }),
        page: asset('page', { parentId: 'root', path: 'page', module: '/assets/page.js' }),
      },
    },
    ...{ basename: '/', publicPath: '/', assetsBuildDirectory: 'build', future: {}, ssr: true },
    ...{ isSpaMode: false, prerender: [], routeDiscovery: { mode: 'initial' } },
  }
  // Only what this page's rendering reads.
  return build as unknown as ServerBuild
}

type Globals = {
  __reactRouterContext?: { stream?: ReadableStream; streamController?: unknown }
  __reactRouterRouteModules?: Record<string, string>
  scrolled?: [number, number][]
  key?: string
}

type Running = {
  key?: string | null
  stored?: string | null
}

/** Runs a classic script, and returns what it left in `window`, and what it asked for. */
function run(text: string, { key = 'k', stored = null }: Running = {}) {
  const window: Globals & { history?: object } = {}
  const scrollTo = (x: number, y: number) => {
    window.scrolled = [...(window.scrolled ?? []), [x, y]]
  }
  const history = {
    state: key === null ? null : { key },
    replaceState(state: { key: string }) {
      history.state = state
      window.key = state.key
    },
  }
  const sessionStorage = { getItem: () => stored, removeItem: () => {} }
  Object.defineProperty(window, 'history', { value: history })
  Object.defineProperty(window, 'scrollTo', { value: scrollTo })
  const { document, preloaded } = documentOfTest()
  runInContext(
    text,
    createContext({
      ...{ window, document, history, scrollTo, sessionStorage },
      ...{ ReadableStream, TextEncoderStream, console },
    }),
  )
  return { window, preloaded }
}

function documentOfTest() {
  const preloaded: string[] = []
  const document = {
    // What the browser has right before the script.
    currentScript: { previousSibling: { text: data } },
    hidden: false,
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => preloaded.push(href) },
  }
  return { document, preloaded }
}

/** Runs an inline module with a window and frames of our own, and writes down what it fetches. */
async function runModule(text: string, { waits = true, status = 200 } = {}) {
  const window: Globals = { __reactRouterContext: {} }
  const asked: string[] = []
  const fetch = async (address: string) => {
    asked.push(address)
    return new Response(status === 200 ? data : null, { status })
  }
  const brought: string[] = []
  const { document, preloaded } = documentOfTest()
  const bring = async (path: string) => {
    brought.push(path)
    return path
  }
  const waiting: { load?: Load; latest?: number | null } = {}
  const startWhenTouched = (load: NonNullable<typeof waiting.load>, latest: number | null) => {
    Object.assign(waiting, { load, latest })
  }
  const frames: (() => void)[] = []
  const ask = (callback: () => void) => frames.push(callback)
  const code = `(async()=>{${text.replaceAll('import(', 'bring(')}})()`
  const done = runInContext(
    code,
    createContext({
      ...{ window, document, bring, fetch, startWhenTouched },
      ...{ requestAnimationFrame: ask, setTimeout: ask },
    }),
  )
  if (waits && text.includes('requestAnimationFrame'))
    expect(brought, 'nothing before the first frame').toEqual([])
  await done
  while (frames.length > 0) await frames.shift()?.()
  await new Promise((resolve) => setImmediate(resolve))
  return { window, brought, preloaded, waiting, asked }
}

/** The import statements of a module as calls that can be watched. */
function asCalls(text: string): string {
  return text
    .replace(/^import \* as (\w+) from ("[^"]+");?$/gm, 'const $1 = await bring($2);')
    .replace(/^import ("[^"]+");?$/gm, 'await bring($1);')
}
