import { expect, test } from 'vitest'
import { statuses, steps, workflow } from '#domain/reports/workflow.ts'
import { wordsIn } from '#words/catalogue.ts'
import { drawing, endOf, placeBoxes } from './workflow-boxes.ts'
import { rows, stations } from './workflow-chart.ts'

test('the diagram holds every step of the workflow, and no other', () => {
  const drawn = stations().reduce(
    (sum, { staying, leaving }) => sum + staying.length + leaving.flatMap((move) => move.steps).length,
    0,
  )
  const possible = statuses.flatMap((status) => steps.filter((step) => workflow[status][step] !== null))
  expect(drawn).toBe(possible.length)
})

test('every status has its place in the diagram', () => {
  const placed = rows(stations())
    .flat()
    .map(({ status }) => status)
  expect(placed.toSorted()).toEqual([...statuses].toSorted())
})

test('no box leaves the drawing or covers another', () => {
  const names = wordsIn('en').stepNames
  const boxes = placeBoxes(rows(stations()), names)
  for (const box of boxes) {
    expect(box.x - box.width / 2, box.station.status).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width / 2, box.station.status).toBeLessThanOrEqual(drawing.width)
    for (const other of boxes.filter((each) => each !== box)) {
      const apartAcross = Math.abs(box.x - other.x) >= (box.width + other.width) / 2
      expect(apartAcross || endOf(box) < other.y || endOf(other) < box.y).toBe(true)
    }
  }
})
