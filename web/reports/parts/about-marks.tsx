import { Link } from 'react-router'
import type { Words } from '../../shell/words/words.ts'

type AboutMarksProps = { isMarked: boolean; words: Words['aboutReport'] }

/** Under a public report: what its marks mean, or that it has none. */
export function AboutMarks({ isMarked, words }: AboutMarksProps) {
  return (
    <p className="text-sm text-muted">
      {isMarked ? words.marked : words.unmarked} <Link to="/methodology#marks">{words.whatMarksMean}</Link>
    </p>
  )
}
