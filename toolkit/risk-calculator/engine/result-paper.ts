import type { Paper } from '@fitila/formats/paper/paper'
import { factorAdvice, levelAdvice } from './advice.ts'
import { factors } from './factors.ts'
import { type Answers, heaviestFactors, riskLevel, riskScore } from './score.ts'

/** The result to keep. It carries no name, no date and no place, so that it tells little when a person finds it. */
export function resultPaper(answers: Answers): Paper {
  const score = riskScore(answers)
  const advice = levelAdvice[riskLevel(score)]
  const heaviest = heaviestFactors(answers)
  const open = factors.filter(({ id }) => answers[id] === undefined).length
  return {
    title: 'Corruption Risk Calculator: result',
    lead: open > 0 ? `Risk score: ${score}%. Not finished.` : `Risk score: ${score}%. ${advice.name}.`,
    blocks: [
      ...(open > 0
        ? ([
            { kind: 'paragraph', text: `Questions without an answer: ${open}. The risk is higher.` },
          ] as const)
        : ([
            { kind: 'paragraph', text: advice.explanation },
            { kind: 'heading', text: 'Next steps' },
            { kind: 'steps', items: advice.steps },
          ] as const)),
      ...(heaviest.length > 0 ? ([{ kind: 'heading', text: 'What weighs most in your case' }] as const) : []),
      ...heaviest.flatMap(
        (id) =>
          [
            { kind: 'subheading', text: factors.find((factor) => factor.id === id)?.title ?? id },
            { kind: 'paragraph', text: factorAdvice[id] },
          ] as const,
      ),
      { kind: 'heading', text: 'Your answers' },
      {
        kind: 'facts',
        rows: factors.map(({ id, question, options }) => ({
          term: question,
          detail: options[(answers[id] ?? 0) - 1] ?? 'Not answered',
        })),
      },
    ],
    foot: 'Made on your own device with the Fitila toolkit. Information, not legal advice.',
  }
}
