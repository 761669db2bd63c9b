import { RuleBroken } from '#domain/errors.ts'
import { endingOf } from '#domain/writing/attachments.ts'
import { fetches } from './office/formulas.ts'
import { isText } from './tell-kind.ts'
import type { WholeFile } from './whole-file.ts'

/** @throws RuleBroken 'attachment-kind', 'attachment-runs', and for a table 'attachment-fields' */
export async function inspectText({ name, parts }: WholeFile): Promise<void> {
  const isTable = endingOf(name) === 'csv'
  let cut: Buffer = Buffer.alloc(0)
  let edge = ''
  for await (const part of parts()) {
    const bytes = Buffer.concat([cut, part])
    if (!isText(bytes)) throw new RuleBroken('attachment-kind')
    const seen = edge + part.toString('latin1')
    if (/<(?:script|html|iframe|svg|object|embed)[\s>/]/i.test(seen)) throw new RuleBroken('attachment-runs')
    if (isTable && holdsFormulaThatReachesOut(seen)) throw new RuleBroken('attachment-fields')
    edge = seen.slice(-edgeLength)
    cut = bytes.subarray(startOfCutLetter(bytes))
  }
}

const edgeLength = 512

/** A cell that begins like a formula and starts a program (DDE) or fetches something, when a table program opens it. */
function holdsFormulaThatReachesOut(text: string): boolean {
  const cells = [...text.matchAll(/(?:^|[,;\t\r\n"'])[ ]{0,8}([=+@-][^\r\n]{0,400})/g)]
  return cells.some(([, cell = '']) => /^[^,;\t]{0,200}\|[^\t]{0,200}!/.test(cell) || fetches(cell))
}

/** The last letter may go on in the next part. */
function startOfCutLetter(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte >= 0xc0) return bytes.length - back
    if (byte < 0x80) break
  }
  return bytes.length
}
