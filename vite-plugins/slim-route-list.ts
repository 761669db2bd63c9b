import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

type RouteOfList = Record<string, unknown> & { id: string; module: string }
type RouteList = Record<string, unknown> & { routes: Record<string, RouteOfList> }

const beginning = 'window.__reactRouterManifest='

/** What a route says by one bit, in the order of the bits. */
const flags = ['hasAction', 'hasLoader', 'hasDefaultExport', 'hasErrorBoundary'] as const
const columns = ['id', 'parentId', 'path'] as const
const moduleFile = /^\/assets\/(.+)-([\w-]{8})\.js$/

/**
 * Writes the list of all routes that each open page fetches, as rows of text and a function that reads them. What is false or empty, and
 * the files that a module imports, are left out: the router asks for neither in a browser (decision 367).
 */
export async function slimRouteList(assets: string): Promise<void> {
  const names = (await readdir(assets)).filter((name) => /^manifest-\w+\.js$/.test(name))
  for (const name of names) {
    const path = join(assets, name)
    const text = await readFile(path, 'utf8')
    if (text.startsWith(`${beginning}{`)) await writeFile(path, slimmed(text))
  }
}

export function slimmed(text: string): string {
  const { routes, ...rest } = JSON.parse(text.slice(beginning.length).replace(/;\s*$/, '')) as RouteList
  const rows = Object.values(routes).map(rowOf).join('\n')
  return `${beginning}(${readRows})(${JSON.stringify(rest)},${JSON.stringify(rows)},${JSON.stringify(flags)});`
}

function rowOf({ imports: _, ...route }: RouteOfList): string {
  const [, name, hash] = moduleFile.exec(route.module) ?? []
  const others = Object.entries(route).filter(([key, value]) =>
    isInRow(key) ? value === '' : value !== false && !(Array.isArray(value) && value.length === 0),
  )
  const row = [
    ...columns.map((key) => route[key] ?? ''),
    name === basename(route.id) ? `-${hash}` : route.module,
    flags.reduce((sum, flag, bit) => sum + (route[flag] ? 1 << bit : 0), 0),
    others.length === 0 ? '' : JSON.stringify(Object.fromEntries(others)),
  ]
  if (row.some((cell) => /[|\n]/.test(String(cell))))
    throw new Error(`a route that no row can hold: ${route.id}`)
  return row.join('|')
}

function isInRow(key: string): boolean {
  return key === 'module' || [...columns, ...flags].some((known) => known === key)
}

/** Runs in the browser. */
const readRows = `(rest,rows,flags)=>{const routes={};
for(const row of rows.split("\\n")){
const [id,parentId,path,file,bits,others]=row.split("|"),route={id,module:file[0]==="-"?"/assets/"+id.split("/").pop()+file+".js":file};
if(parentId)route.parentId=parentId;
if(path)route.path=path;
flags.forEach((flag,bit)=>{route[flag]=(bits>>bit&1)===1});
routes[id]=others?Object.assign(route,JSON.parse(others)):route}
return{...rest,routes}}`.replaceAll('\n', '')
