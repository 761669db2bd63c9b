import { CsvError, parse } from 'csv-parse/sync'

/** The line is the one on which the row begins, from 1. */
export type CsvRow = { line: number; cells: string[] }

/** The longest row in bytes: far beyond what the columns of a conviction may hold. */
const longestRow = 64 * 1024

/**
 * Reads comma-separated values (RFC 4180). Line ends may be of either kind; empty lines and a byte order mark are left out.
 *
 * @param delimiter the sign between two cells
 * @returns null where a quote is out of place or a row is too long
 */
export function readCsv(text: string, delimiter = ','): CsvRow[] | null {
  const rows: CsvRow[] = []
  try {
    parse(text.replace(/\r\n?/g, '\n'), {
      delimiter,
      ...{ bom: true, relax_column_count: true, skip_empty_lines: true },
      record_delimiter: '\n',
      max_record_size: longestRow,
      on_record(cells, { lines }) {
        if (!isEmpty(cells)) rows.push({ line: lines - breaksIn(cells), cells })
        return null
      },
    })
    return rows
  } catch (error) {
    if (error instanceof CsvError) return null
    throw error
  }
}

function isEmpty([first, ...others]: string[]): boolean {
  return others.length === 0 && !first?.trim()
}

// The parser counts the line on which a row ends.
function breaksIn(cells: readonly string[]): number {
  return cells.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0)
}
