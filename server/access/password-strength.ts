import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

let factory: Promise<ZxcvbnFactory> | null = null

/**
 * Null, or why a password would fall to some ten million guesses (zxcvbn's scores 0 and 1): what is wrong with it, and
 * what would make it better, in sentences.
 *
 * @param own the person's own names, which a guesser tries first
 */
export async function weaknessOf(password: string, own: readonly string[]): Promise<string | null> {
  // Dictionaries of some megabytes: loaded when the first password is set, then kept, since they never change.
  factory ??= loadDictionaries()
  const { score, feedback } = (await factory).check(password.slice(0, 100), [...own, 'fitila'])
  if (score >= 2) return null
  const reason = (feedback.warning && reasons.get(feedback.warning)) || 'It is easy to guess.'
  const advice = feedback.suggestions.flatMap((suggestion) => suggestions.get(suggestion) ?? [])
  return ['This password would not hold.', reason, ...advice].join(' ')
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
  })
}

/** zxcvbn's warnings, by their keys; tests hold the two lists against what the package can say. */
export const reasons = new Map([
  ['straightRow', 'A row of keys beside one another is guessed early.'],
  ['keyPattern', 'A short pattern on the keyboard is guessed early.'],
  ['simpleRepeat', 'One character again and again is guessed early.'],
  ['extendedRepeat', 'The same few characters again and again are guessed early.'],
  ['sequences', 'Characters in their usual order, such as abc or 123, are guessed early.'],
  ['recentYears', 'A year of our own time is guessed early.'],
  ['dates', 'A date is guessed early.'],
  ['topTen', 'It is one of the ten passwords that people use most.'],
  ['topHundred', 'It is one of the hundred passwords that people use most.'],
  ['common', 'Many people use it.'],
  ['similarToCommon', 'It is close to one that many people use.'],
  ['wordByItself', 'A single word is guessed early.'],
  ['namesByThemselves', 'A name by itself is guessed early.'],
  ['commonNames', 'Names that many people have are guessed early.'],
  [
    'userInputs',
    'Your user name, your e-mail address and the name of this site are what a guesser tries first.',
  ],
  ['pwned', 'It has become known elsewhere.'],
])

/** zxcvbn's suggestions, by their keys. */
export const suggestions = new Map([
  ['l33t', 'Writing @ for a, or 0 for o, does not help: guessers do the same.'],
  ['reverseWords', 'A word written backwards does not help.'],
  ['allUppercase', 'Capitals throughout do not help.'],
  ['capitalization', 'A capital at the beginning does not help.'],
  ['dates', 'Leave out dates and years that belong to you.'],
  ['recentYears', 'Leave out years of our own time.'],
  ['associatedYears', 'Leave out years that belong to you.'],
  ['sequences', 'Leave out rows such as abc and 123.'],
  ['repeated', 'Do not repeat words or characters.'],
  ['longerKeyboardPattern', 'Leave out patterns of the keyboard.'],
  ['anotherWord', 'Add a word or two that few people use.'],
  ['useWords', 'Take three or four words that do not belong together.'],
  ['noNeed', 'It needs neither signs nor digits nor capitals.'],
  ['pwned', 'If you use it elsewhere, change it there too.'],
])
