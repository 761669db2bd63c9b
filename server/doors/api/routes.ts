import { readdir } from 'node:fs/promises'
import type { ApiRoute } from './route.ts'

const folder = new URL('routes/', import.meta.url)
const isRoute = (name: string) => name.endsWith('.ts') && !name.endsWith('.test.ts')

/** The files of `routes/` that are a route each, sorted. */
export async function routeFiles(): Promise<string[]> {
  return (await readdir(folder)).filter(isRoute).toSorted()
}

/** Every route of the API: each is a file of `routes/`, and no list names it. */
export async function readRoutes(): Promise<ApiRoute[]> {
  const names = await routeFiles()
  return Promise.all(
    names.map(async (name) => {
      const { route }: { route: ApiRoute } = await import(new URL(name, folder).href)
      return route
    }),
  )
}
