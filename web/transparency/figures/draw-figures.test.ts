import { expect, test } from 'vitest'
import { states } from '#domain/reports/places.ts'
import type { PublicFigures } from '#server/transparency/figures/show-figures.ts'
import { wordsIn } from '#words/catalogue.ts'
import { drawFigures } from './draw-figures.tsx'

const counts = { received: 12, verified: null, published: 3, rejected: null, corrected: 0, retracted: 0 }
const figures: PublicFigures = {
  months: [
    { month: '2026-09', counts: { ...counts, received: null } },
    { month: '2026-10', counts },
  ],
  medians: { verification: 9, decision: 19, correction: null },
  decisionShares: [10, 30, 40, 10, 5, 5],
  years: [{ year: 2026, published: 6, convictions: 40 }],
}
const facets = {
  kinds: [],
  sectors: [{ value: 'police' as const, count: 9 }],
  states: states.map((value, place) => ({ value, count: place })),
}

const drawnNow = drawFigures(figures, facets, wordsIn('en'))
const all = drawnNow.map(({ chart }) => chart.html).join('\n')

test('each picture has its finding as a heading, and its numbers in a table', () => {
  expect(drawnNow.map(({ name }) => name)).toEqual(['states', 'sectors', 'line', 'years', 'spans', 'each'])
  for (const { chart } of drawnNow) {
    expect(chart.html).toMatch(/^<figure aria-labelledby="(\w+)".*<h2 id="\1">[^<]+<\/h2>/)
    expect(chart.html).toMatch(/<details.*<table.*<caption/)
  }
  expect(all).toContain('In October 2026 we received 12 reports and published 3')
  expect(all).toContain('Of 100 decisions, about 80 came within 30 days')
})

test('every state is a link on the map and on its tile, and a state with few reports has no rate', () => {
  const map = drawnNow[0]?.chart.html ?? ''
  for (const state of states) {
    const href = `href="/reports?${new URLSearchParams({ state })}"`
    expect(map.split(href).length - 1).toBeGreaterThanOrEqual(3)
  }
  expect(map).toContain('Abia: fewer than 5 reports')
  expect(map).toContain('Few reports do not mean little corruption.')
})

test('a picture needs no script and no style that the policy refuses', () => {
  expect(all).not.toMatch(/ style=|<script|onclick|NaN|undefined|null/)
})

test('a picture with nothing to show is left out', () => {
  const empty = { ...figures, months: [], decisionShares: null, years: [] }
  expect(drawFigures(empty, { kinds: [], sectors: [], states: [] }, wordsIn('en'))).toEqual([])
})

test('the map is small enough for a slow line', () => {
  expect(drawnNow[0]?.chart.html.length).toBeLessThan(50_000)
})
