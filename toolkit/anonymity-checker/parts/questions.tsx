import { useMemo } from 'react'
import type { CrowdQuestion } from '../engine/finding.ts'

const mostShown = 20

/** Phrases that may point to one person. Only the writer can answer; nothing here counts in the score. */
export function Questions({ text, questions }: { text: string; questions: readonly CrowdQuestion[] }) {
  const asked = useMemo(() => byQuestion(questions.slice(0, mostShown)), [questions])
  if (questions.length === 0) return null
  return (
    <section aria-label="Questions to ask yourself" className="space-y-2">
      <h3>Questions to ask yourself</h3>
      <p className="text-sm text-muted">
        These words have no name in them, and may still point to you. They do not count in the score.
      </p>
      <ul className="divide-y divide-line rounded-card border border-line">
        {asked.map(({ question, places }) => (
          <li key={question} className="space-y-1 p-3">
            <p className="flex flex-wrap gap-x-3 font-semibold break-words">
              {places.map(({ start, end }) => (
                <q key={start}>{text.slice(start, end)}</q>
              ))}
            </p>
            <p className="text-sm">{question}</p>
          </li>
        ))}
      </ul>
      {questions.length > mostShown ? (
        <p className="text-muted">And {questions.length - mostShown} more of the kind.</p>
      ) : null}
    </section>
  )
}

function byQuestion(questions: readonly CrowdQuestion[]) {
  const groups = new Map<string, CrowdQuestion[]>()
  for (const one of questions) groups.set(one.question, [...(groups.get(one.question) ?? []), one])
  return [...groups].map(([question, places]) => ({ question, places }))
}
