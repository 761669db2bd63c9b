export type ChartTable = {
  caption: string
  /** Of every column, the first names the rows. */
  head: readonly string[]
  rows: readonly { name: string; href?: string | undefined; cells: readonly string[] }[]
}

/** The numbers of a chart, in a fold. On paper it is open. */
export function DataTable({ table: { caption, head, rows }, label }: { table: ChartTable; label: string }) {
  return (
    <details className="details-on-paper mt-3 text-sm">
      <summary className="inline-flex min-h-11 items-center text-link underline underline-offset-4 print:hidden">
        {label}
      </summary>
      <table className="w-full tabular-nums">
        <caption className="pb-2 text-left text-muted">{caption}</caption>
        <thead>
          <tr className="text-muted">
            {head.map((title, column) => (
              <th
                key={title}
                scope="col"
                className={`px-1 py-2 align-bottom ${column === 0 ? 'text-left' : 'text-right'}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, href, cells }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="px-1 py-2 text-left font-medium">
                {href ? (
                  <a href={href} className="text-link underline underline-offset-4">
                    {name}
                  </a>
                ) : (
                  name
                )}
              </th>
              {cells.map((cell, column) => (
                <td key={head[column + 1]} className="px-1 py-2 text-right">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
