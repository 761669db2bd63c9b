import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { slimmed } from './slim-route-list.ts'

const none = { hasAction: false, hasLoader: false, hasDefaultExport: false, hasErrorBoundary: false }
const client = { hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false }
const list = {
  entry: { module: '/assets/entry.client-0a1B2c3D.js', imports: ['/assets/react-0a1B2c3D.js'], css: [] },
  routes: {
    root: {
      ...{ id: 'root', path: '', ...none, ...client, hasLoader: true, hasDefaultExport: true },
      ...{ module: '/assets/root-AAAAAAAA.js', imports: ['/assets/site-AAAAAAAA.js'] },
      css: ['/assets/root-BBBBBBBB.css'],
    },
    'home/home': {
      ...{ id: 'home/home', parentId: 'root', index: true, ...none, ...client, hasErrorBoundary: true },
      ...{ module: '/assets/home-_-AAAAAA.js', imports: [], css: [] },
    },
    'reports/show': {
      ...{ id: 'reports/show', parentId: 'root', path: 'reports/:id?', ...none, ...client, hasAction: true },
      ...{ module: '/assets/other-AAAAAAAA.js', imports: [], css: [], clientLoaderModule: '/assets/x.js' },
      hasClientLoader: true,
    },
  },
  ...{ url: '/assets/manifest-12345678.js', version: '12345678' },
}

test('a browser reads the same routes from the rows, without what it never asks for', () => {
  const text = `window.__reactRouterManifest=${JSON.stringify(list)};`
  const short = slimmed(text)
  expect(short.length).toBeLessThan(text.length + 700)
  const window: { __reactRouterManifest?: unknown } = {}
  runInContext(short, createContext({ window }))
  const { routes, ...rest } = list
  const expected = Object.entries(routes).map(([id, { imports: _, ...route }]) => {
    const kept = Object.entries(route).filter(([key, value]) => !key.startsWith('hasClient') || value)
    return [id, Object.fromEntries(kept.filter(([, value]) => !Array.isArray(value) || value.length > 0))]
  })
  expect(JSON.parse(JSON.stringify(window.__reactRouterManifest))).toEqual({
    ...rest,
    routes: Object.fromEntries(expected),
  })
})
