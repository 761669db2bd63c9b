import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { wordsIn } from '#words/catalogue.ts'
import { wordsGuessedFirst } from './words-guessed-first.ts'

const longest = 40

let factory: Promise<ZxcvbnFactory> | null = null

/** Of zxcvbn: it withstands some hundred million guesses. */
const leastScore = 3

/**
 * Null, or why a password would fall to fewer guesses than `leastScore` asks: what is wrong with it, and
 * what would make it better, in sentences.
 *
 * A long one is judged by its beginning, which is no stronger than the whole.
 *
 * @param own the person's own names, which a guesser tries first
 */
export async function weaknessOf(password: string, own: readonly string[]): Promise<string | null> {
  // Dictionaries of some megabytes: loaded when the first password is set, then kept, since they never change.
  factory ??= loadDictionaries()
  const { score, feedback } = (await factory).check(password.slice(0, longest), [
    ...own,
    ...wordsGuessedFirst,
  ])
  if (score >= leastScore) return null
  const { weak, easy, ...texts } = wordsIn('en').passwordAdvice
  const reasons = new Map<string, string>(Object.entries(texts.reasons))
  const suggestions = new Map<string, string>(Object.entries(texts.suggestions))
  const reason = (feedback.warning && reasons.get(feedback.warning)) || easy
  const advice = feedback.suggestions.flatMap((suggestion) => suggestions.get(suggestion) ?? [])
  return [weak, reason, ...advice].join(' ')
}

async function loadDictionaries(): Promise<ZxcvbnFactory> {
  const [core, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    // Of the hundred that are tried otherwise, a password made of signs that replace letters takes a second.
    l33tMaxSubstitutions: 20,
  })
}
