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
