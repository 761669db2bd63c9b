import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { buildOfPages, pagesOf } from './build-of-pages.ts'

const routes = {
  root: { id: 'root', path: '' },
  frame: { id: 'frame', parentId: 'root' },
  home: { id: 'home', parentId: 'frame', index: true },
  report: { id: 'report', parentId: 'frame', path: 'report' },
  return: { id: 'return', parentId: 'frame', path: 'report/return' },
  list: { id: 'list', parentId: 'frame', path: 'reports' },
}
const build = {
  routes,
  assets: { version: 'one', routes },
  basename: '/',
} as unknown as ServerBuild // Only what `buildOfPages` reads.

test('the build of one page has the page, its frames and everything that is no page', () => {
  const { routes: left, assets, basename } = buildOfPages(build, (path) => path === '/report')
  expect(Object.keys(left)).toEqual(['root', 'frame', 'report'])
  expect(assets).toMatchObject({ version: 'one' })
  expect(Object.keys(assets.routes)).toEqual(['root', 'frame', 'report'])
  expect(basename).toBe('/')
})

test('frames are no pages, and the page without a path is at the root', () => {
  expect(pagesOf(build).map(({ path }) => path)).toEqual(['/', '/report', '/report/return', '/reports'])
})
