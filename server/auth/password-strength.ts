import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

let factory: Promise<ZxcvbnFactory> | null = null

/** True when it would fall to some ten million guesses (zxcvbn's scores 0 and 1), knowing the person's own names. */
export async function isWeakPassword(password: string, own: readonly string[]): Promise<boolean> {
  // Dictionaries of some megabytes: loaded when the first password is set, then kept, since they never change.
  factory ??= loadDictionaries()
  return (await factory).check(password.slice(0, 100), [...own, 'fitila']).score < 2
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
