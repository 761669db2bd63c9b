import type { Person } from '#domain/actor.ts'
import { RuleBroken } from '#domain/errors.ts'
import type { FormPart, readMultipart } from '#server/attachments/multipart.ts'
import type { Door, Visit } from './door.ts'
import type { FormFields, RefusedAnswer } from './refused-form.ts'

type Arguments = Parameters<Door<Person>['submission']>[0]
type GivenFile = { name: string; bytes: FormPart['bytes'] }

const longestField = 4_096
const mostFields = 8

/**
 * For actions of forms that hold one file, as their last field: the file streams into `carryOut` and is never held whole.
 * What is left of it after a refusal is read and forgotten, since a browser shows no answer before it has sent everything.
 */
export function fileSubmission<T>(
  door: Door<Person>,
  args: Arguments,
  read: typeof readMultipart,
  work: (visit: Visit<Person>, file: GivenFile) => Promise<T>,
): Promise<T | RefusedAnswer> {
  return door.reading(args, async (carryOut) => {
    const { request } = args
    const fields: FormFields = {}
    let answer: T | RefusedAnswer | undefined
    if (!request.body) throw new RuleBroken('body-unreadable')
    const body: AsyncIterable<Uint8Array> = request.body
    for await (const part of read(body, request.headers.get('content-type') ?? '')) {
      const { fileName, bytes } = part
      if (Object.keys(fields).length > mostFields) throw new RuleBroken('body-unreadable')
      if (fileName === null) fields[part.name] = await textOf(bytes)
      else answer ??= await carryOut(fields, (visit) => work(visit, { name: fileName, bytes }))
    }
    if (answer === undefined) throw new RuleBroken('body-unreadable')
    return answer
  })
}

async function textOf(bytes: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of bytes) {
    length += chunk.length
    if (length > longestField) throw new RuleBroken('body-unreadable')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
