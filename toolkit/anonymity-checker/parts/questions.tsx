import type { CrowdQuestion, Finding } from '@fitila/anonymity/finding'
import { type Edit, rewriteClue } from '@fitila/anonymity/writer/rewrite-clue'
import { useMemo } from 'react'
import { Button } from '#ui/button.tsx'

/** The rewritings that were accepted, by the start of the question they answer. */
export type Edits = ReadonlyMap<number, Edit>

type QuestionsProps = {
  text: string
  findings: readonly Finding[]
  questions: readonly CrowdQuestion[]
  edits: Edits
  onEdit(edits: Edits): void
}

const mostShown = 20

/** Phrases that may point to one person, each with a rewriting to accept. Nothing here counts in the score. */
export function Questions({ text, findings, questions, edits, onEdit }: QuestionsProps) {
  const groups = useMemo(() => byQuestion(questions.slice(0, mostShown)), [questions])
  if (questions.length === 0) return null
  return (
    <section aria-label="Questions to ask yourself" className="space-y-2">
      <h3>Questions to ask yourself</h3>
      <p className="text-sm text-muted">
        These words have no name in them, and may still point to you. They do not count in the score.
      </p>
      <ul className="divide-y divide-line rounded-card border border-line">
        {groups.map(({ question, places }) => (
          <li key={question} className="space-y-2 p-3">
            <p className="text-sm">{question}</p>
            {places.map((place) => (
              <Phrase
                key={place.start}
                text={text}
                findings={findings}
                question={place}
                isAccepted={edits.has(place.start)}
                onAccept={(edit) => onEdit(withEdit(edits, place.start, edit))}
              />
            ))}
          </li>
        ))}
      </ul>
      {questions.length > mostShown ? (
        <p className="text-muted">And {questions.length - mostShown} more of the kind.</p>
      ) : null}
    </section>
  )
}

type PhraseProps = {
  text: string
  findings: readonly Finding[]
  question: CrowdQuestion
  isAccepted: boolean
  onAccept(edit: Edit | undefined): void
}

function Phrase({ text, findings, question, isAccepted, onAccept }: PhraseProps) {
  const words = text.slice(question.start, question.end)
  const { kind, edit } = rewriteClue(text, question, findings)
  const offer = kind === 'other-words' ? `Write “${edit.placeholder}”` : 'Take the sentence out'
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="min-w-0 font-semibold break-words">
        <q>{words}</q>
      </p>
      <Button
        type="button"
        size="small"
        tone={isAccepted ? 'primary' : 'secondary'}
        aria-pressed={isAccepted}
        aria-label={`${offer}: ${words}`}
        onClick={() => onAccept(isAccepted ? undefined : edit)}
      >
        {offer}
      </Button>
    </div>
  )
}

function withEdit(edits: Edits, start: number, edit: Edit | undefined): Edits {
  const next = new Map(edits)
  if (edit) next.set(start, edit)
  else next.delete(start)
  return next
}

function byQuestion(questions: readonly CrowdQuestion[]) {
  const groups = new Map<string, CrowdQuestion[]>()
  for (const one of questions) groups.set(one.question, [...(groups.get(one.question) ?? []), one])
  return [...groups].map(([question, places]) => ({ question, places }))
}
