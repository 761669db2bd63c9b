import { randomUUID } from 'node:crypto'
import type { Source } from '#domain/actor.ts'
import type { Application } from '#server/kernel/application.ts'
import { filesOfForm } from '#server/sources/files-of-source.ts'
import { sendReport } from '#server/sources/send-report.ts'
import { findVisit, returnByCode } from '#server/sources/visits.ts'
import { buildReport } from '../../cast.ts'
import { pngThatTells } from './preview-files.ts'

/** A report by code with two pictures, of which its source keeps the second one's original for a court. */
export async function reportWithOriginal(application: Application): Promise<Source> {
  const formNumber = randomUUID()
  const files = await filesOfForm(application, formNumber, null)
  await files.attach({ name: 'one.png', bytes: bytesOf(pngThatTells) })
  await files.attach({ name: 'kept.png', bytes: bytesOf(pngThatTells), keepsOriginal: true })
  const { code } = await sendReport(application, { ...buildReport(), formNumber }, null)
  const source = await findVisit(application, await returnByCode(application, { sourceCode: code }, null))
  if (!source) throw new Error('the code opened nothing')
  return source
}

async function* bytesOf(file: Buffer): AsyncGenerator<Buffer> {
  yield file
}
