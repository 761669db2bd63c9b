import type { ReactNode } from 'react'
import { type ChartTable, DataTable } from './data-table.tsx'

export type ChartText = {
  /** Of the heading; one of its kind on a page. */
  id: string
  /** The sentence that says what the picture shows. */
  finding: string
  /** What the reader must not read into it. */
  doubt?: string | undefined
  table: ChartTable
  /** What opens the table. */
  showTable: string
}

/** A picture of numbers: the finding as its heading, a doubt, the picture, and the same numbers as a table. */
export function ChartFigure({
  id,
  finding,
  doubt,
  table,
  showTable,
  children,
}: ChartText & { children: ReactNode }) {
  return (
    <figure
      aria-labelledby={id}
      className="min-w-0 rounded-card border border-line bg-surface p-4 sm:p-5 print:border-0 print:p-0"
    >
      <figcaption className="space-y-1">
        <h2 id={id}>{finding}</h2>
        {doubt ? <p className="max-w-prose text-sm text-muted">{doubt}</p> : null}
      </figcaption>
      <div className="mt-4">{children}</div>
      <DataTable table={table} label={showTable} />
    </figure>
  )
}
