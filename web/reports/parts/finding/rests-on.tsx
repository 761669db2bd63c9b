import { createElement } from 'react'
import type { ReportCard } from '#server/finding/present-cards.ts'
import { fill } from '#words/fill.ts'
import { useFindingWords } from './finding-words.ts'

/** The squares' elements, short because a list has a hundred. `rows.css` draws them: full, half and dashed. */
const elements = {
  document: 'b',
  classification: 'i',
  inference: 's',
} as const satisfies Record<ReportCard['restsOn'][number]['label'], string>

/** About so many squares fit a narrow screen. Of more, each label keeps its share; the words beside them have the whole count. */
const mostSquares = 12

type RestsOnProps = {
  counts: ReportCard['restsOn']
  /** Left out in a list, whose cards know it by its element. */
  className?: string
}

/** What a report's statements rest on: a square for each, told apart by its shape, and the counts in words. */
export function RestsOn({ counts, className }: RestsOnProps) {
  const { restsOn, labelCounts } = useFindingWords().finding
  if (counts.length === 0) return null
  const labels = counts.map(({ label, count }) => fill(labelCounts[label], { count })).join(', ')
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const share = Math.min(1, mostSquares / all)
  const squares = counts.flatMap(({ label, count }) =>
    Array.from({ length: Math.max(1, Math.round(count * share)) }, (_, place) => ({
      label,
      key: `${label} ${place}`,
    })),
  )
  return (
    <div className={className}>
      <span aria-hidden>{squares.map(({ label, key }) => createElement(elements[label], { key }))}</span>
      {fill(restsOn, { labels })}
    </div>
  )
}
