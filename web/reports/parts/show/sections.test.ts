import { expect, test } from 'vitest'
import { sectionsOfPage } from '#server/report-view/sections.ts'
import { sectionsOnPage } from './sections.tsx'

test('every section that the server loads has a place on the page', () => {
  const shown = Object.values(sectionsOnPage).map(({ of }) => of)
  expect([...new Set(shown)].toSorted()).toEqual(sectionsOfPage.toSorted())
})
