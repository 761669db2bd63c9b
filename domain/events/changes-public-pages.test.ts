import { expect, test } from 'vitest'
import { publicStatuses } from '../reports/visibility.ts'
import { statuses } from '../reports/workflow.ts'
import { changesPublicPages } from './changes-public-pages.ts'
import { eventKinds, subjectKindOf } from './event.ts'
import { publicEvents } from './event-audience.ts'

const ofReports = eventKinds.filter((kind) => subjectKindOf(kind) === 'report')
const ofOthers = eventKinds.filter((kind) => subjectKindOf(kind) !== 'report')
const hidden = statuses.filter((status) => !publicStatuses.includes(status))

test('no event about a report that waits, was rejected or was withdrawn changes what is public', () => {
  expect(hidden).toEqual(['pending', 'rejected', 'withdrawn'])
  const changing = ofReports.flatMap((kind) =>
    [...hidden, null]
      .filter((status) => changesPublicPages({ kind, status }))
      .map((status) => [kind, status]),
  )
  expect(changing).toEqual([])
})

test('of a public report each event of the table changes what is public, its rating too', () => {
  const changing = ofReports.filter((kind) =>
    publicStatuses.every((status) => changesPublicPages({ kind, status })),
  )
  expect(changing).toEqual(ofReports.filter((kind) => publicEvents.includes(kind)))
  expect(changing).toEqual(expect.arrayContaining(['report.rated', 'report.approved', 'report.retracted']))
})

test('events about no report have no status, and change what the table says', () => {
  const changing = ofOthers.filter((kind) => changesPublicPages({ kind, status: null }))
  expect(changing).toEqual(ofOthers.filter((kind) => publicEvents.includes(kind)))
  expect(changing).toContain('archive_record.withdrawn')
})
