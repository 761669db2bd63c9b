import { expect, test } from 'vitest'
import { statuses, steps, workflow } from '#domain/reports/workflow.ts'
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
