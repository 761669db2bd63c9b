import type { Paper, PaperBlock } from '@fitila/formats/paper/paper'
import { type Law, type LawName, laws } from '../../shared/channels/laws.ts'
import { writtenSource } from '../../shared/channels/source.ts'
import { assess } from './assess.ts'
import { explanations, howToRead, unansweredNote } from './explanation.ts'
import { lawsNamed } from './laws-named.ts'
import { precautionsFor } from './precautions.ts'
import type { Answers } from './question.ts'
import { questions } from './questions.ts'

/** The result as a document. It holds the answers, so the screen says that it must be kept safe. */
export function assessmentPaper(answers: Answers): Paper {
  const assessment = assess(answers)
  const explanation = explanations[assessment.level]
  const note = unansweredNote(assessment)
  return {
    title: 'Legal Exposure Assessment',
    lead: `Protection: ${assessment.score}%, ${assessment.level}`,
    blocks: [
      { kind: 'paragraph', text: howToRead },
      { kind: 'heading', text: explanation.title },
      { kind: 'paragraph', text: note === undefined ? explanation.text : `${explanation.text} ${note}` },
      { kind: 'heading', text: 'Recommended legal precautions' },
      { kind: 'steps', items: precautionsFor(answers).map(({ text }) => text) },
      { kind: 'heading', text: 'Your answers' },
      {
        kind: 'facts',
        rows: questions.map((question) => ({ term: question.question, detail: answerOf(question, answers) })),
      },
      { kind: 'heading', text: 'The laws behind this' },
      ...lawsNamed(answers).flatMap(lawBlocks),
    ],
    foot: 'Information, not legal advice. Made on this device; nothing was sent.',
  }
}

function answerOf({ id, options }: (typeof questions)[number], answers: Answers): string {
  const value = answers[id]
  return value === undefined ? 'No answer' : (options[5 - value] ?? 'No answer')
}

function lawBlocks(name: LawName): PaperBlock[] {
  const { title, says, source }: Law = laws[name]
  return [
    { kind: 'subheading', text: title },
    { kind: 'paragraph', text: `${says} (${source.address}, ${writtenSource(source)})` },
  ]
}
