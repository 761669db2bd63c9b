/** In this order: each rule sees what those before it left. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/oo|ou/g, 'u'],
  [/ee/g, 'i'],
  [/(?:at|ah|atu)$/, 'a'],
  [/dj/g, 'j'],
  [/sh/g, 's'],
  [/kh|q|ck/g, 'k'],
  [/c(?!h)/g, 'k'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/kw(?=u)/g, 'k'],
  [/y/g, 'i'],
  [/(\p{L})\1+/gu, '$1'],
  [/(?:ie|ei)$/, 'i'],
  [/(?<=[aeiou])h$/, ''],
  [/(?<=\p{L}{3}[^aeiou])u$/u, ''],
]

/**
 * What is left of a word when the letters are taken off that Nigerians write or leave out at will: doubled letters, ph and f,
 * ou and u, y and i, sh for the dotted s, a last h, the -u and -at of Hausa and Yoruba Muslim names. Only for comparing.
 *
 * @param word folded (`foldText`), letters only
 */
export function letterKey(word: string): string {
  return anyRule.test(word) ? changed(word) : word
}

/** Most words of a text are reached by no rule, and one look says so. */
const anyRule = new RegExp(rules.map(([letters]) => `(?:${letters.source})`).join('|'), 'u')

function changed(word: string): string {
  return rules.reduce((left, [letters, instead]) => left.replace(letters, instead), word)
}
