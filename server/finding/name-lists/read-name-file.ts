import { plainCell } from '#domain/archive/csv.ts'
import { fieldProblem, Invalid } from '#domain/errors.ts'
import {
  type ListedName,
  mostListFileMegabytes,
  readNameList,
  readNameRows,
} from '#domain/finding/name-list.ts'
import { readCsv } from '#server/archive/read-csv.ts'
import { paragraphs } from '#server/input/text.ts'

/** A file as it arrives, and what its sender calls it. */
export type NameFile = { name: string; bytes: AsyncIterable<Uint8Array> }

const mostBytes = mostListFileMegabytes * 1024 * 1024

/**
 * The names of a CSV or of a plain text, one a line. Cells can be divided by commas, semicolons or tabs, as spreadsheets write them.
 * The file itself is kept nowhere.
 *
 * @throws Invalid `file` 'list-file-large' or 'not-a-list-file'
 */
export async function readNameFile({ name, bytes }: NameFile): Promise<ListedName[]> {
  const text = decoded(await heldWhole(bytes))
  if (text === null) throw refused('not-a-list-file')
  const plain = paragraphs(mostBytes).parse(text)
  const [firstLine = ''] = plain.split('\n')
  if (!/\.csv$/i.test(name) && !firstLine.includes('\t')) return readNameList(plain)
  const rows = readCsv(plain, delimiterOf(firstLine))
  if (rows === null) throw refused('not-a-list-file')
  return readNameRows(rows.map(({ cells }) => cells.map(plainCell)))
}

async function heldWhole(bytes: NameFile['bytes']): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of bytes) {
    length += piece.length
    if (length > mostBytes) throw refused('list-file-large')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

// Spreadsheets of Windows write UTF-16, or the letters of Western Europe, where no one told them otherwise.
function decoded(bytes: Buffer): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  else if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  // Workbooks, papers and pictures: none of them is a text.
  else if (bytes.includes(0) || /^(?:PK|%PDF|\xD0\xCF)/.test(bytes.toString('latin1', 0, 4))) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function delimiterOf(line: string): string {
  const count = (sign: string) => line.split(sign).length
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

function refused(code: 'list-file-large' | 'not-a-list-file'): Invalid {
  const limit = code === 'list-file-large' ? mostListFileMegabytes : 0
  return new Invalid('invalid', { file: fieldProblem(code, limit) })
}
