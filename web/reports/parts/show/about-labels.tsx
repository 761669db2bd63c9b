import { Link } from 'react-router'
import type { Words } from '#words/words.ts'

type AboutLabelsProps = { isLabelled: boolean; words: Words['aboutReport'] }

/** Under a public report: what its labels mean, or that it has none. */
export function AboutLabels({ isLabelled, words }: AboutLabelsProps) {
  return (
    <p className="text-sm text-muted">
      {isLabelled ? words.marked : words.unmarked} <Link to="/methodology#marks">{words.whatMarksMean}</Link>
    </p>
  )
}
