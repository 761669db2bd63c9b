import type { NamedText } from '@fitila/log/encode-records'

/**
 * What was handed in: each field under its name, and of each file `file.1.sha256` and `file.1.size`. Names are letters, digits
 * and dots; texts have no control characters but `\n` and tabs.
 */
export type HandedIn = readonly NamedText[]

export type HandedInFile = { sha256: string; size: number }

const title = 'Fitila: what was handed in, format 1'

export function fileRecords(files: readonly HandedInFile[]): HandedIn {
  return files.flatMap(({ sha256, size }, index): NamedText[] => [
    [`file.${index + 1}.sha256`, sha256],
    [`file.${index + 1}.size`, String(size)],
  ])
}

/** As a text that people can read and `readHandedIn` understands: each name on a line, each line of its text after a bar. */
export function writeHandedIn(records: HandedIn): string {
  const blocks = records.map(([name, text]) => {
    if (!isName(name) || text.includes('\r')) throw new RangeError(`${name} cannot be written down`)
    return [name, ...text.split('\n').map((line) => (line === '' ? '|' : `| ${line}`))].join('\n')
  })
  return `${[title, ...blocks].join('\n\n')}\n`
}

/** @returns null for a text that is none of ours */
export function readHandedIn(text: string): HandedIn | null {
  const [first, ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (first?.trim() !== title) return null
  const records: { name: string; lines: string[] }[] = []
  for (const line of lines) {
    const current = records.at(-1)
    if (line.startsWith('|')) {
      if (!current) return null
      current.lines.push(line.slice(line.startsWith('| ') ? 2 : 1))
    } else if (isName(line.trim())) records.push({ name: line.trim(), lines: [] })
    else if (line.trim() !== '') return null
  }
  if (records.some((record) => record.lines.length === 0)) return null
  return records.map((record) => [record.name, record.lines.join('\n')])
}

function isName(text: string): boolean {
  return /^[A-Za-z0-9.]+$/.test(text)
}
