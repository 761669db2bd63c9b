import { expect, test } from 'vitest'
import { importsOutsideTheTable } from './allowed-areas.ts'
import { areaOf } from './area-of.ts'
import { sourceFile } from './source-file.ts'

test.for([
  ['domain/reports/report.ts', "import { pool } from '#server/database/pool.ts'"],
  ['domain/reports/report.ts', "import type { Pool } from '../../server/database/pool.ts'"],
  ['domain/reports/report.ts', "export * from '#ui/card.tsx'"],
  ['ui/card.tsx', "import { can } from '#domain/permissions/can.ts'"],
  ['ui/card.tsx', "export const Card = () => <a>{import('#web/routes.ts')}</a>"],
  ['server/access/sessions.ts', "import { submitReport } from '#server/writing/submit-report.ts'"],
  ['server/mail/smtp.ts', "import { invite } from '../people/invite.ts'"],
  ['server/report-view/show-report.ts', "import { Page } from '#ui/page.tsx'"],
  ['server/report-view/show-report.ts', "import { routes } from '#server/doors/api/routes.ts'"],
  ['toolkit/sealer/engine/seal.ts', "import { Button } from '#ui/button.tsx'"],
  ['toolkit/shared/bytes.ts', "import { Gauge } from './screen/gauge.tsx'"],
  ['toolkit/sealer/screen.tsx', "import { can } from '#domain/permissions/can.ts'"],
  ['web/tools/list.tsx', "import { seal } from '#toolkit/sealer/engine/seal.ts'"],
  ['web/tools/list.tsx', "import { clean } from '@fitila/sanitizer/clean'"],
  ['server/attachments/preview.ts', "import { clean } from '@fitila/sanitizer/clean'"],
  ['server/attachments/preview.ts', "import { clean } from '@fitila/sanitizer/pdf/clean'"],
  ['server/attachments/preview.ts', "import { seal } from '#toolkit/sealer/engine/contract.ts'"],
  ['domain/a.ts', "import type { Kind } from '@fitila/sanitizer/contract'"],
  ['web/tools/list.tsx', "type Cast = import('#tests/cast.ts').Cast"],
  ['packages/log/tree-leaf.ts', "import { dayInNigeria } from '#domain/time/day.ts'"],
  ['packages/log/notes/note-keys.ts', "import { Vault } from '../../../server/sealing/vault.ts'"],
  ['packages/log/tree-leaf.ts', "import { commitTo } from '@fitila/receipts/commit-to'"],
  ['packages/log/tree-leaf.test.ts', "import { commitTo } from '@fitila/receipts/commit-to'"],
  ['packages/log/tree-leaf.test.ts', "import { amina } from '#tests/cast.ts'"],
  ['packages/log/tree-leaf.ts', "import { buildPackage } from '../build-package.ts'"],
  ['domain/reports/report.ts', "import { commitTo } from '@fitila/receipts/commit-to'"],
  ['ui/card.tsx', "import { compareNames } from '@fitila/names/compare-names'"],
] as const)('%s may not say %s', ([path, text]) => {
  expect(importsOutsideTheTable([sourceFile(path, text)])).toHaveLength(1)
})

test.for([
  ['domain/reports/report.ts', "import { places } from './places.ts'"],
  ['server/report-view/show-report.ts', "import { can } from '#domain/permissions/can.ts'"],
  ['server/report-view/show-report.ts', "import { report } from '#server/database/schema.ts'"],
  ['server/database/seed/seed.ts', "import { submitReport } from '#server/writing/submit-report.ts'"],
  ['server/doors/api/routes.ts', "import { submitReport } from '#server/writing/submit-report.ts'"],
  [
    'server/access/sessions.database.test.ts',
    "import { register } from '#server/people/registration/register.ts'",
  ],
  ['toolkit/sealer/screen.tsx', "import { Button } from '#ui/button.tsx'"],
  ['toolkit/shared/screen/gauge.tsx', "import { Card } from '#ui/card.tsx'"],
  ['toolkit/sealer/screen.tsx', "import { Gauge } from '#toolkit/shared/screen/gauge.tsx'"],
  ['toolkit/sealer/engine/seal.ts', "import { Unreadable } from '@fitila/formats/unreadable'"],
  ['web/tools/list.tsx', "import { tools } from '#toolkit/registry.ts'"],
  ['server/attachments/preview.ts', "import type { Kind } from '@fitila/sanitizer/contract'"],
  ['web/reports/writing/upload.ts', "import type { Kind } from '@fitila/sanitizer/contract'"],
  ['web/legal/cards.ts', "import { laws } from '#toolkit/shared/channels/laws.ts'"],
  ['web/reports/show.tsx', "import type { Route } from './+types/show'"],
  ['domain/reports/report.test.ts', "import { amina } from '#tests/cast.ts'"],
  ['packages/receipts/commit-to.ts', "import { encodeRecords } from '@fitila/log/encode-records'"],
  ['packages/receipts/commit-to.test.ts', "import { encodeRecords } from '@fitila/log/encode-records'"],
  ['domain/similar/similar.ts', "import { compareNames } from '@fitila/names/compare-names'"],
  ['server/transparency/seal-days.ts', "import { hashOfLeaf } from '@fitila/log/tree-leaf'"],
  ['start.ts', "import { listen } from '#server/doors/pages/listen.ts'"],
] as const)('%s may say %s', ([path, text]) => {
  expect(importsOutsideTheTable([sourceFile(path, text)])).toEqual([])
})

test('a new package needs a row of the table', () => {
  expect(() => areaOf('packages/new/part.ts')).toThrow('packages/new has no row in the import table')
})
