import { type Figure, isMet } from './figure.ts'

const verdicts = { true: 'met', false: 'NOT MET', null: '' }

/** The figures of one benchmark as lines of text. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    written(figure.value),
    figure.unit,
    goalOf(figure),
    verdicts[`${isMet(figure)}`],
    figure.beside ?? '',
  ])
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) => row.map((cell, column) => pad(cell, widths[column] ?? 0, column === 1)).join('  '))
    .map((line) => `  ${line.trimEnd()}\n`)
    .join('')
}

function goalOf({ goal }: Figure): string {
  if (!goal) return ''
  else return 'atMost' in goal ? `at most ${goal.atMost}` : `at least ${goal.atLeast}`
}

function written(value: number): string {
  if (Number.isInteger(value)) return String(value)
  else return value.toFixed(value < 10 ? 2 : 1)
}

function pad(cell: string, width: number, isNumber: boolean): string {
  return isNumber ? cell.padStart(width) : cell.padEnd(width)
}
