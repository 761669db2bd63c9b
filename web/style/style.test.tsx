import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { siteRoutes } from '#tests/support/site-routes.ts'
import Style from './style.tsx'

const folder = import.meta.dirname
const components = readdirSync(join(folder, '../../ui'), { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'),
)
const sources = ['style.tsx', ...readdirSync(join(folder, 'parts')).map((name) => `parts/${name}`)]
const page = sources.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')

test.each(components)('the page of style shows ui/%s', (name) => {
  expect(page).toContain(`'#ui/${name}'`)
})

test('the page of style can be rendered, without a style that the policy would refuse', () => {
  expect(renderToStaticMarkup(<Style />)).not.toContain('style=')
})

test('only developers have the page of style', () => {
  expect(siteRoutes.map(({ path }) => path)).not.toContain('/style')
})
