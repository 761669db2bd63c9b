import type { EntryContext } from 'react-router'

/** The inline scripts at the end of a page, in their order. Each is whole: its hash is what the page's policy allows. */
export type InlineScript = { type: 'classic' | 'module'; text: string }

type Rendered = Pick<EntryContext, 'manifest'> & {
  serverHandoffString: string | undefined
  /** The routes of the page, from the root inwards. */
  routeIds: readonly string[]
  /** Where the page's scripts ask for what its loaders brought. Null: that comes right before them, as an element with data. */
  dataAddress: string | null
}

/**
 * What `<Scripts>` and `<ScrollRestoration>` of React Router 8.4 write, as text of our own: the globals that
 * `HydratedRouter` reads, and the modules of the page from the build's manifest. `page-scripts.test.tsx` holds it
 * against theirs.
 *
 * @param fetching `fetchAfterPaint`, `fetchWhenTouched`, or `fetchInOrder` while the site is being developed
 * @param early what a page on the way of a report can do before its modules are there
 */
export function pageScripts(rendered: Rendered, fetching: Fetching, early = ''): InlineScript[] {
  const { manifest, serverHandoffString = '{}', dataAddress } = rendered
  const { styled = '', module } = fetching({
    ...modulesOf(manifest, rendered.routeIds),
    dataAddress,
  })
  return [
    { type: 'classic', text: styled + restoreScroll + handOver(serverHandoffString, dataAddress) + early },
    { type: 'module', text: module },
  ]
}

export function scriptElement({ type, text }: InlineScript): string {
  return type === 'module' ? `<script type="module" async="">${text}</script>` : `<script>${text}</script>`
}

/** What runs nothing needs no hash in the page's policy. @param json without a `<` */
export function dataElement(json: Buffer): Buffer[] {
  return [dataStart, json, dataEnd]
}

const dataStart = Buffer.from('<script type="application/json">')
const dataEnd = Buffer.from('</script>')

/** Where a reader left off, before the scripts come. A page that is opened for the first time gets its key here. */
const restoreScroll = [
  '{if(!history.state?.key)history.replaceState({key:Math.random().toString(32).slice(2)},"");',
  'try{const y=JSON.parse(sessionStorage.getItem("react-router-scroll-positions")??"{}")[history.state.key];',
  'if(typeof y==="number")scrollTo(0,y)',
  '}catch{sessionStorage.removeItem("react-router-scroll-positions")}}',
].join('')

/** @param settings escaped for a script already */
function handOver(settings: string, dataAddress: string | null): string {
  const context = `window.__reactRouterContext=${settings};`
  if (dataAddress !== null) return context
  return [
    context,
    'window.__reactRouterContext.stream=new ReadableStream({start(controller){',
    'controller.enqueue(document.currentScript.previousSibling.text);controller.close()',
    '}}).pipeThrough(new TextEncoderStream());',
  ].join('')
}

/** How a page's modules are fetched: by its inline module, and before that by its classic script, which waits for the style. */
export type Fetching = (page: PageModules) => { styled?: string; module: string }

export type PageModules = {
  entry: string
  /** The list of all routes, which sets its own global. */
  manifest: string
  /** Of the development server alone. */
  refresh: string | undefined
  routes: { id: string; module: string }[]
  /** Every file that one of these imports. */
  files: string[]
  /** Of what the loaders brought, where the page does not carry it. */
  dataAddress: string | null
}

function modulesOf(
  manifest: EntryContext['manifest'],
  routeIds: readonly string[],
): Omit<PageModules, 'dataAddress'> {
  const routes = routeIds.map((id) => {
    const route = manifest.routes[id]
    if (!route) throw new Error(`a route that the build does not know: ${id}`)
    return { id, module: route.module, imports: route.imports ?? [] }
  })
  const files = [
    ...[manifest.url, manifest.entry.module, ...manifest.entry.imports],
    ...routes.flatMap(({ module, imports }) => [module, ...imports]),
  ]
  return {
    entry: manifest.entry.module,
    manifest: manifest.url,
    refresh: manifest.hmr?.runtime,
    routes: routes.map(({ id, module }) => ({ id, module })),
    files: [...new Set(files)],
  }
}

/**
 * Asks for all modules at once when the style is there, and runs them when the first frame is on the screen (decisions 041
 * and 367): they would share a slow line with the style that the first paint needs, and every page can be read without them.
 *
 * A second frame begins only when the first one is on the screen. A tab that is opened behind the others paints
 * nothing until a person looks at it, and must be ready by then. Where a script does not come, as on a broken line,
 * the page stays as the server sent it.
 */
export function fetchAfterPaint(page: PageModules): { styled: string; module: string } {
  return {
    styled: preload(inScript(page.files)),
    module: [
      load(page, inScript),
      'const start=async()=>{(await load())?.()};',
      'if(document.hidden)start();',
      'else requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(start)))',
    ].join(''),
  }
}

/**
 * Fetches all modules when a person touches the page: see `startWhenTouched`, which the early script of the page brings.
 *
 * @param latest milliseconds after which they are fetched in any case
 */
export function fetchWhenTouched(page: PageModules, latest: number | null): { module: string } {
  const named = (path: string) => `files[${page.files.indexOf(path)}]`
  return {
    module: [
      `const files=${inScript(page.files)};`,
      load(page, named, preload('files')),
      `startWhenTouched(load,${latest})`,
    ].join(''),
  }
}

/**
 * A function that fetches all modules at once, and returns the one that starts them.
 *
 * @param written how the script says a path
 * @param first what it does before it imports them
 */
function load(
  { entry, manifest, routes, dataAddress }: PageModules,
  written: (path: string) => string,
  first = '',
): string {
  const paths = [manifest, ...routes.map(({ module }) => module)]
  return [
    'const load=async()=>{',
    dataAddress === null ? '' : askForData(dataAddress),
    first,
    `const fetched=await Promise.all([${paths.map((path) => `import(${written(path)})`).join()}]).catch(()=>null);`,
    'if(!fetched)return null;',
    dataAddress === null ? '' : takeData,
    `const [,${routes.map((_, index) => `route${index}`).join()}]=fetched;`,
    `return()=>{${routeModules(routes)}return import(${written(entry)})}};`,
  ].join('')
}

/** @param files a list, as the script says it */
function preload(files: string): string {
  return [
    `for(const href of ${files})`,
    'document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));',
  ].join('')
}

// Begun with the modules. As a visitor asks, for whom the page was made.
function askForData(address: string): string {
  return `const asked=fetch(${inScript(address)},{credentials:"omit"}).catch(()=>null);`
}

const takeData = [
  'const data=await asked;',
  'if(data?.status===410)return"gone";',
  'if(!data?.ok)return null;',
  'window.__reactRouterContext.stream=data.body;',
].join('')

/** Vite's own modules, in development, have an order among them that must stay. */
export function fetchInOrder({ entry, manifest, refresh, routes }: PageModules): { module: string } {
  const first = [refresh, manifest].flatMap((path) => (path ? [`import ${inScript(path)};`] : []))
  const modules = routes.map(({ module }, index) => `import * as route${index} from ${inScript(module)};`)
  return { module: [...first, ...modules, routeModules(routes), `import(${inScript(entry)})`].join('\n') }
}

function routeModules(routes: PageModules['routes']): string {
  const entries = routes.map(({ id }, index) => `${inScript(id)}:route${index}`)
  return `window.__reactRouterRouteModules={${entries.join()}};`
}

// Without a `<` nothing in the text can end the script or begin a comment in it.
function inScript(value: string | readonly string[]): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
