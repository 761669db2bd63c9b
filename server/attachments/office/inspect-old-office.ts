import { RuleBroken } from '#domain/errors.ts'
import type { RefusalCode } from '#domain/refusals.ts'
import type { WholeFile } from '../whole-file.ts'

const streamNames = (...names: string[]) => names.map((name) => Buffer.from(`${name}\0`, 'utf16le'))

const refusedStreams = {
  'attachment-macros': streamNames('_VBA_PROJECT', 'VBA', 'Macros'),
  'attachment-embedded': streamNames(
    'ObjectPool',
    '\x01Ole10Native',
    'Equation Native',
    'OCXNAME',
    'OCXDATA',
  ),
  'attachment-locked': streamNames('EncryptedPackage', 'EncryptionInfo'),
} as const satisfies Partial<Record<RefusalCode, readonly Buffer[]>>

const workbooks = streamNames('Workbook', 'Book')
const documents = [...workbooks, ...streamNames('WordDocument', 'PowerPoint Document')]

const letters = (word: string) => [...word].join('\\0?')

/** A field begins with 0x13. Word keeps its text in one byte a letter or in two. */
const fieldThatReachesOut = new RegExp(
  `\\x13(?:\\0? ){0,8}\\0?(?:${['DDE', 'INCLUDE', 'LINK ', 'IMPORT', 'DATABASE'].map(letters).join('|')})`,
  'i',
)

/** Excel's record of a sheet: 0x0085, its length, a place, whether it is hidden, and as its kind 1, a macro sheet. */
function holdsMacroSheet(bytes: Buffer): boolean {
  for (let place = bytes.indexOf(0x85); place >= 0; place = bytes.indexOf(0x85, place + 1)) {
    const record = bytes.subarray(place, place + 12)
    if (record.length < 12) return false
    const [length = 0, hidden = 0, kind, nameLength = 0, nameKind = 0] = [2, 8, 9, 10, 11].map(
      (at) => record[at],
    )
    const isRecord = record[1] === 0 && record[3] === 0 && length >= 8 && length <= 72 && hidden <= 2
    if (isRecord && kind === 1 && nameLength >= 1 && nameLength <= 31 && nameKind <= 1) return true
  }
  return false
}

/**
 * Old Office files name their streams in UTF-16. Programs to install have the same beginning, and no such document. What the
 * streams hold is searched and not read: a file that cuts a record in two may hide it.
 *
 * @throws RuleBroken
 */
export async function inspectOldOffice({ parts }: WholeFile): Promise<void> {
  let isDocument = false
  let isWorkbook = false
  let hasMacroSheet = false
  let cut: Buffer = Buffer.alloc(0)
  for await (const part of parts()) {
    const bytes = Buffer.concat([cut, part])
    const holds = (names: readonly Buffer[]) => names.some((name) => bytes.includes(name))
    for (const [code, names] of Object.entries(refusedStreams))
      if (holds(names)) throw new RuleBroken(code as keyof typeof refusedStreams)
    const text = bytes.toString('latin1')
    if (fieldThatReachesOut.test(text)) throw new RuleBroken('attachment-fields')
    hasMacroSheet ||= holdsMacroSheet(bytes)
    isWorkbook ||= holds(workbooks)
    isDocument ||= holds(documents)
    cut = bytes.subarray(-64)
  }
  if (!isDocument) throw new RuleBroken('attachment-kind')
  if (isWorkbook && hasMacroSheet) throw new RuleBroken('attachment-macro-sheets')
}
