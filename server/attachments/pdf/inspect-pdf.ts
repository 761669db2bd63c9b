import { setImmediate as letOthersWork } from 'node:timers/promises'
import { RuleBroken } from '#domain/errors.ts'
import { together, type WholeFile } from '../whole-file.ts'
import { refusalIn } from './names-that-act.ts'
import { opensHarmlessly } from './opening.ts'
import { packedObjects } from './packed-objects.ts'

/**
 * Searches a PDF for what acts when it is opened, and for files in it. Names can be written in two ways (ISO 32000-2, 7.3.5), and
 * objects can be packed together (7.5.7): both are undone. What is locked cannot be looked into.
 *
 * @throws RuleBroken 'attachment-pdf-acts', 'attachment-embedded', 'attachment-locked', 'attachment-swells', 'attachment-damaged'
 */
export async function inspectPdf({ parts }: WholeFile): Promise<void> {
  const bytes = await together(parts())
  for await (const text of textsOf(bytes)) {
    const code = refusalIn(text)
    if (code) throw new RuleBroken(code)
  }
  if (!(await opensHarmlessly(() => textsOf(bytes)))) throw new RuleBroken('attachment-pdf-acts')
}

const windowLength = 256 * 1024
const overlap = 8 * 1024

/** The file in stretches that overlap, one at a time so that other requests get their turn, and then what is packed in it. */
async function* textsOf(bytes: Buffer): AsyncGenerator<string> {
  for (let place = 0; place < bytes.length; place += windowLength) {
    yield bytes.toString('latin1', place, place + windowLength + overlap)
    await letOthersWork()
  }
  yield* packedObjects(bytes)
}
