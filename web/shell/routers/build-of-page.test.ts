import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { buildOfPage } from './build-of-page.ts'

const routes = {
  root: { id: 'root', path: '' },
  frame: { id: 'frame', parentId: 'root' },
  report: { id: 'report', parentId: 'frame', path: 'report' },
  return: { id: 'return', parentId: 'frame', path: 'report/return' },
  list: { id: 'list', parentId: 'frame', path: 'reports' },
}
const build = {
  routes,
  assets: { version: 'one', routes },
  basename: '/',
} as unknown as ServerBuild // Only what `buildOfPage` reads.

test('the build of one page has the page, its frames and everything that is no page', () => {
  const { routes: left, assets, basename } = buildOfPage(build, '/report')
  expect(Object.keys(left)).toEqual(['root', 'frame', 'report'])
  expect(assets).toMatchObject({ version: 'one' })
  expect(Object.keys(assets.routes)).toEqual(['root', 'frame', 'report'])
  expect(basename).toBe('/')
})

test('a page that is not there stops the start', () => {
  expect(() => buildOfPage(build, '/repot')).toThrow('/repot')
})
