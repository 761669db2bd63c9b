import type { CrowdQuestion } from '../engine/finding.ts'

const mostShown = 20

/** Phrases that may point to one person. Only the writer can answer; nothing here counts in the score. */
export function Questions({ text, questions }: { text: string; questions: readonly CrowdQuestion[] }) {
  if (questions.length === 0) return null
  return (
    <section aria-label="Questions to ask yourself" className="space-y-3">
      <h3>Questions to ask yourself</h3>
      <p className="text-muted">
        These words name nobody, and may still point to you. Only you can tell. They do not count in the
        score.
      </p>
      <ul className="space-y-3">
        {questions.slice(0, mostShown).map(({ start, end, question }) => (
          <li key={start} className="rounded-card border border-line p-4">
            <p className="font-semibold break-words">
              <q>{text.slice(start, end)}</q>
            </p>
            <p>{question}</p>
          </li>
        ))}
      </ul>
      {questions.length > mostShown ? (
        <p className="text-muted">And {questions.length - mostShown} more of the kind.</p>
      ) : null}
    </section>
  )
}
