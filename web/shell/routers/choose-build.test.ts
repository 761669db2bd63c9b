import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import routeConfig from '../../routes.ts'
import { pagesOf } from './build-of-pages.ts'
import { openBuildChoice } from './choose-build.ts'

const routes = Object.fromEntries(flat(await routeConfig, 'root').map((route) => [route.id, route]))
const build = {
  routes: { root: { id: 'root', path: '' }, ...routes },
  assets: { routes: {} },
} as unknown as ServerBuild // Only what the choice and `buildOfPages` read.
const choose = openBuildChoice(build)
const whole = treeOf(build)
const paths = pagesOf(build).map(({ path }) => path.replace(/:\w+\??/g, 'given').replace('*', 'any/thing'))

test('the router finds the same page in the chosen build as in the whole one', () => {
  // Each comparison ranks all pages: of the ways to ask one takes turns.
  const ways = [
    ...[(path: string) => `/${path}`, (path: string) => `${path}/more`, (path: string) => path.toUpperCase()],
    ...[(path: string) => path.replace('e', '%65'), (path: string) => path.replaceAll('given', 'mine')],
  ]
  const asked = new Set(paths.flatMap((path, turn) => [path, ways[turn % ways.length]?.(path) ?? path]))
  const trees = new Map<string, RouteObject[]>()
  const wrong = [...asked].filter((path) => {
    const { name, make } = choose(path)
    const tree = trees.get(name) ?? treeOf(make())
    trees.set(name, tree)
    return pageIn(tree, path) !== pageIn(whole, path)
  })
  expect(asked.size).toBeGreaterThan(300)
  expect(wrong).toEqual([])
})

test('a path that is written out has a build of one page, also where its data is asked for', () => {
  for (const path of ['/', '/reports', '/reports/mine', '/report', '/submit-report']) {
    expect(pagesOf(choose(path).make()).map((page) => page.path)).toEqual([path])
    expect(choose(`${path}.data`).name).toBe(path)
  }
})

test('one path of many has those that begin alike, and an unknown one has all', () => {
  const { name, make } = choose('/reports/338782c0')
  expect(name).toBe('/reports/*')
  expect(pagesOf(make()).length).toBeLessThan(pagesOf(build).length / 2)
  expect(choose('/nothing-of-ours').make()).toBe(build)
})

type Flat = { id: string; parentId: string; path?: string; index?: boolean }

function flat(entries: readonly RouteConfigEntry[], parentId: string): Flat[] {
  return entries.flatMap(({ file, id = file, path, index, children = [] }) => [
    { id, parentId, ...(path === undefined ? {} : { path }), ...(index === undefined ? {} : { index }) },
    ...flat(children, id),
  ])
}

function treeOf({ routes: of }: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(of).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index } = route
    if (index) return [{ id, index: true }]
    return [{ id, ...(path ? { path } : {}), children: treeOf({ routes: of } as ServerBuild, id) }]
  })
}

function pageIn(tree: RouteObject[], path: string): string | undefined {
  return matchRoutes(tree, path)?.at(-1)?.route.id
}
