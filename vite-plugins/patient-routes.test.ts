import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { patientModule } from './patient-routes.ts'

const theirs = join(import.meta.dirname, '../node_modules/react-router/dist/production', patientModule.path)

test('what replaces the module of the router has its one name, and theirs still loads the page again', async () => {
  const text = await readFile(theirs, 'utf8')
  expect(text.match(/^export \{ (.*) \};$/m)?.[1]).toBe('loadRouteModule')
  expect(text).toMatch(/async function loadRouteModule\(route, routeModulesCache\)/)
  expect(text).toContain('window.location.reload()')
  expect(patientModule.text).toContain('export async function loadRouteModule(route, modules)')
})
