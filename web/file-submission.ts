import { isRefusal, RuleBroken } from '#domain/errors.ts'
import type { FormPart, readMultipart } from '#server/attachments/multipart.ts'
import type { FormFields, RefusedAnswer } from './refused-form.ts'
import { withWholeDays } from './shell/days/typed-days.ts'

export type GivenFile = { name: string; bytes: FormPart['bytes'] }

/** Checks the form's token and the door, and turns a refusal into the same form again: as the `reading` of a door gives it. */
type CarryOut<OneVisit> = <T>(
  fields: FormFields,
  work: (visit: OneVisit, fields: FormFields) => Promise<T>,
) => Promise<T | RefusedAnswer>

/** The longest report fits four times. */
const longestFields = 256 * 1024

/**
 * For the `reading` of a form whose last fields are files: each streams into `work` and is never held whole. What is left of
 * them after a refusal is read and forgotten, since a browser shows no answer before it has sent everything.
 */
export async function fileSubmission<OneVisit, T>(
  carryOut: CarryOut<OneVisit>,
  request: Request,
  read: typeof readMultipart,
  work: (visit: OneVisit, fields: FormFields, files: AsyncIterable<GivenFile>) => Promise<T>,
): Promise<T | RefusedAnswer> {
  if (!request.body) throw new RuleBroken('body-unreadable')
  const body: AsyncIterable<Uint8Array> = request.body
  const parts = read(body, request.headers.get('content-type') ?? '')
  const fields: FormFields = {}
  let left = longestFields
  let first: GivenFile | null = null
  while (first === null) {
    const { done, value: part } = await parts.next()
    if (done) break
    if (part.fileName !== null) first = { name: part.fileName, bytes: part.bytes }
    else {
      const text = await textOf(part.bytes, left)
      left -= text.length
      fields[part.name] = text
    }
  }
  // Its button comes behind the files, and a refused form has to know which it was.
  const form = { ...Object.fromEntries(withWholeDays(Object.entries(fields))), intent: 'attach' }
  const answer = await carryOut(form, (visit, open) => work(visit, open, filesFrom(first, parts)))
  for await (const _ of { [Symbol.asyncIterator]: () => parts }) {
    // Passed over.
  }
  return answer
}

/** Takes each file that is there, also after one was refused. @throws the first refusal */
export async function takeEach(
  files: AsyncIterable<GivenFile>,
  take: (file: GivenFile) => Promise<void>,
): Promise<void> {
  let refused: unknown = null
  for await (const file of files)
    await take(file).catch((error: unknown) => {
      if (!isRefusal(error)) throw error
      refused ??= error
    })
  if (refused !== null) throw refused
}

/** For a form that takes one file. Null where none was chosen. */
export async function firstOf(files: AsyncIterable<GivenFile>): Promise<GivenFile | null> {
  for await (const file of files) return file
  return null
}

// A field for files that was left empty comes as a file without a name.
async function* filesFrom(
  first: GivenFile | null,
  parts: AsyncGenerator<FormPart>,
): AsyncGenerator<GivenFile> {
  if (first && first.name !== '') yield first
  for (;;) {
    const { done, value: part } = await parts.next()
    if (done) return
    if (part.fileName) yield { name: part.fileName, bytes: part.bytes }
  }
}

async function textOf(bytes: AsyncIterable<Buffer>, most: number): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of bytes) {
    length += chunk.length
    if (length > most) throw new RuleBroken('body-unreadable')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
