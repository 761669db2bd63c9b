export type CsvRow = { line: number; cells: string[] }

/**
 * Reads comma-separated values (RFC 4180): quoted cells may hold commas, line ends and doubled quotes. Line ends may be
 * either kind, and a byte order mark is left out.
 *
 * @returns the rows with the lines on which they begin; null where a quoted cell never ends or goes on after its end
 */
export function readCsv(text: string): CsvRow[] | null {
  const rows: CsvRow[] = []
  let [row, cell, line, began]: [string[], string, number, number] = [[], '', 1, 1]
  const endRow = () => {
    row.push(cell)
    if (row.length > 1 || row[0]?.trim()) rows.push({ line: began, cells: row })
    ;[row, cell] = [[], '']
  }
  const letters = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at]
    if (letter === '"' && cell === '') {
      const quoted = readQuoted(letters, at + 1)
      if (!quoted) return null
      cell = quoted.cell
      line += cell.split('\n').length - 1
      at = quoted.last
    } else if (letter === ',') {
      row.push(cell)
      cell = ''
    } else if (letter === '\n') {
      endRow()
      line += 1
      began = line
    } else cell += letter
  }
  endRow()
  return rows
}

function readQuoted(text: string, from: number): { cell: string; last: number } | null {
  let cell = ''
  let at = from
  for (;;) {
    const end = text.indexOf('"', at)
    if (end < 0) return null
    cell += text.slice(at, end)
    const next = text[end + 1]
    if (next === '"') {
      cell += '"'
      at = end + 2
    } else return next === undefined || next === ',' || next === '\n' ? { cell, last: end } : null
  }
}

/**
 * Writes rows as RFC 4180. A cell that a spreadsheet would take for a formula gets an apostrophe in front; reading takes
 * it away again (`plainCell`).
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')
}

/** A cell as it was before `writeCsv` made it harmless. */
export function plainCell(cell: string): string {
  return /^'[=+\-@\t]/.test(cell) ? cell.slice(1) : cell
}

function writeCell(cell: string): string {
  const harmless = /^[=+\-@\t]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
