import type { PreviewedRow } from '#server/archive/preview-import.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'

type LineWords = Pick<Words, 'contentManagement' | 'rowRefusalTexts'>

export type ImportLine = { line: number; name: string; verdict: PreviewedRow['verdict']; why: string }

/** What a file would bring, one line a row: those that need a look first. */
export function linesOf(rows: readonly PreviewedRow[], words: LineWords): ImportLine[] {
  return rows
    .toSorted((one, other) => Number(one.verdict === 'new') - Number(other.verdict === 'new'))
    .map((row) => ({ line: row.line, name: row.name, verdict: row.verdict, why: whyOf(row, words) }))
}

function whyOf(row: PreviewedRow, { contentManagement: words, rowRefusalTexts }: LineWords): string {
  if (row.verdict === 'refused') return row.refusals.map((refusal) => rowRefusalTexts[refusal]).join(' ')
  else if (row.verdict === 'new') return saidOf(row.conviction)
  else return row.referenceNumber ? fill(words.known, { reference: row.referenceNumber }) : words.earlier
}

function saidOf({ offense, convictionDate, courtLocation, state, sentence, sourceUrl }: Conviction): string {
  return [offense, convictionDate, courtLocation, state, sentence, sourceUrl].filter(Boolean).join(', ')
}

type Conviction = Extract<PreviewedRow, { verdict: 'new' }>['conviction']

export function ImportRows({
  words,
  rows,
}: {
  words: Words['contentManagement']
  rows: readonly ImportLine[]
}) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{words.rows}</caption>
        <thead>
          <tr className="border-b border-edge">
            <th scope="col" className="py-2 pr-4">
              {words.line}
            </th>
            <th scope="col" className="py-2 pr-4">
              {words.name}
            </th>
            <th scope="col" className="py-2">
              {words.outcome}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line} className="border-b border-line align-top">
              <td className="py-2 pr-4">{row.line}</td>
              <td className="py-2 pr-4">{row.name}</td>
              <td className="py-2 break-words">
                <strong>{words.verdicts[row.verdict]}</strong> {row.why}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
