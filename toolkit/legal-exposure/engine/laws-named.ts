import type { LawName } from '../../shared/channels/laws.ts'
import { precautionsFor } from './precautions.ts'
import type { Answers } from './question.ts'
import { questions } from './questions.ts'

/** The laws behind the questions and the precautions given, each once. With no answers: all that this tool can name. */
export function lawsNamed(answers: Answers): LawName[] {
  const named = [...questions, ...precautionsFor(answers)].flatMap((part) => part.laws)
  return [...new Set(named)]
}
