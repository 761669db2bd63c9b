import { Link } from 'react-router'

/** Under a public report: what its marks mean, or that it has none. */
export function AboutMarks({ isMarked }: { isMarked: boolean }) {
  return (
    <p className="text-sm text-muted">
      {isMarked
        ? 'Staff marked each statement as a document, a classification or an inference, with its source and the day on which they saw it. '
        : 'This report was approved before staff marked each statement. Nothing here tells which of them rest on a document and which are inferences. '}
      <Link to="/methodology#marks">What the marks mean</Link>
    </p>
  )
}
