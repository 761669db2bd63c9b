import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import type { Role } from '#domain/people/roles.ts'
import { can, type PlainAction, type Thing } from '#domain/permissions/can.ts'
import { siteRoutes } from '#tests/support/site-routes.ts'
import { staffParents, staffPlaces, trailTo } from './staff-trail.ts'

const person: Person = {
  ...{ kind: 'person', id: 'me', username: 'me', email: 'me@example.org', role: 'reporter' },
  ...{ status: 'active', subscription: { tier: 'free', status: 'active' } },
  ...{ assurance: 'full', isConfirmed: true },
}

const pages = await Promise.all(
  siteRoutes.map(async ({ path, id }) => {
    const file = `web/${id}.tsx`
    const text = await readFile(file, 'utf8').catch(() => '')
    return { path, file, text, action: /\bpage(?:ThatKeepsText)?\('([a-z.-]+)'\)/.exec(text)?.[1] }
  }),
)

/** Pages whose door lets staff in and no reporter. */
const ofStaff = pages.filter(({ action }) => action !== undefined && isOfStaff(action as PlainAction))

test('the walk sees the pages of staff', () => {
  expect(ofStaff.length).toBeGreaterThan(35)
})

test('every page of staff has a row, and every row is a page of staff', () => {
  expect(Object.keys(staffParents).toSorted()).toEqual(ofStaff.map(({ path }) => path).toSorted())
})

test('every page of staff below the panel shows its trail', () => {
  const below = ofStaff.filter(({ path }) => staffParents[path]?.length)
  expect(below.filter(({ text }) => !text.includes('<Trail />')).map(({ file }) => file)).toEqual([])
})

test('what a page is below is a page itself, and above it in the address or the panel', () => {
  const paths = siteRoutes.map(({ path }) => path)
  expect(Object.values(staffPlaces).filter((path) => !paths.includes(path))).toEqual([])
})

test('a trail leads from the panel down, with the parts of the address filled in', () => {
  expect(trailTo('/user-management/7/suspension')).toEqual([
    { place: 'panel', href: '/admin' },
    { place: 'people', href: '/user-management' },
    { place: 'person', href: '/user-management/7' },
  ])
  expect([trailTo('/admin'), trailTo('/reports'), trailTo('/reports/7')]).toEqual([[], [], []])
})

function isOfStaff(action: PlainAction): boolean {
  const may = (role: Role) => can({ ...person, role }, action, null as Thing<PlainAction>)
  return !may('reporter') && (may('administrator') || may('auditor'))
}
