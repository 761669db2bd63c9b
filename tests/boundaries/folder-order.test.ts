import { expect, test } from 'vitest'
import {
  importsAgainstTheDomainOrder,
  importsAgainstTheServerOrder,
  importsOfOtherPages,
  importsOfOtherTools,
} from './folder-order.ts'
import { sourceFile } from './source-file.ts'

test.for([
  ['domain/people/roles.ts', '../reports/report.ts'],
  ['domain/plans/limits.ts', '#domain/reports/report.ts'],
  ['domain/archive/archive-record.ts', '../experts/expert.ts'],
  ['domain/reports/report.ts', '../permissions/can.ts'],
  ['domain/errors.ts', './reports/report.ts'],
  ['domain/weather/rain.ts', '../errors.ts'],
] as const)('%s may not build on %s', ([path, reached]) => {
  expect(importsAgainstTheDomainOrder([importing(path, reached)])).toHaveLength(1)
})

test.for([
  ['domain/reports/report.ts', '../people/roles.ts'],
  ['domain/permissions/can.ts', '../notifications/notification.ts'],
  ['domain/actor.ts', './people/roles.ts'],
] as const)('%s may build on %s', ([path, reached]) => {
  expect(importsAgainstTheDomainOrder([importing(path, reached)])).toEqual([])
})

test('people and publishing build on reports, and reports on neither', () => {
  const [reports, people] = ['server/reports/report-queries.ts', 'server/people/personal-data.ts']
  for (const above of ['people/create-account.ts', 'publishing/corrections/list-requests.ts'])
    expect(importsAgainstTheServerOrder([importing(reports, `#server/${above}`)])).toHaveLength(1)
  expect(importsAgainstTheServerOrder([importing(people, '#server/reports/text-opener.ts')])).toEqual([])
  expect(
    importsAgainstTheServerOrder([importing(people, '#server/publishing/publish-report.ts')]),
  ).toHaveLength(1)
})

test('a folder of pages may not import another', () => {
  expect(
    importsOfOtherPages([importing('web/reports/parts/card.tsx', '../../account/login.tsx')]),
  ).toHaveLength(1)
  expect(importsOfOtherPages([importing('web/visit.ts', '#web/staff/queue.tsx')])).toHaveLength(1)
})

test.for(['./parts/card.tsx', '../visit.ts', '../shell/footer.tsx', './+types/show'])(
  'a page may import %s',
  (reached) => {
    expect(importsOfOtherPages([importing('web/reports/show.tsx', reached)])).toEqual([])
  },
)

test('a tool may import what is shared, but no other tool', () => {
  expect(importsOfOtherTools([importing('toolkit/sealer/worker.ts', '../shared/bytes.ts')])).toEqual([])
  expect(
    importsOfOtherTools([importing('toolkit/sealer/worker.ts', '../cleaner/engine/clean.ts')]),
  ).toHaveLength(1)
})

function importing(path: string, reached: string) {
  return sourceFile(path, `import { it } from '${reached}'`)
}
