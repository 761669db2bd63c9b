/** Letters of any alphabet, digits, dot, underscore and hyphen. No @: that is how log-in tells a name from an address. */
const characters = /^[\p{Ll}\p{Lu}\p{Lo}\p{Lm}\p{M}\p{Nd}._-]+$/u

/** The recommended scripts of UAX 31, table 5, and those of limited use that West Africa writes: Adlam, N’Ko, Tifinagh and Vai. */
const scripts = [
  ...[
    'Latin',
    'Arabic',
    'Adlam',
    'Nko',
    'Ethiopic',
    'Tifinagh',
    'Vai',
    'Greek',
    'Cyrillic',
    'Armenian',
    'Hebrew',
  ],
  ...[
    'Bengali',
    'Devanagari',
    'Georgian',
    'Gujarati',
    'Gurmukhi',
    'Kannada',
    'Khmer',
    'Lao',
    'Malayalam',
    'Myanmar',
  ],
  ...['Oriya', 'Sinhala', 'Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan', 'Hangul', 'Bopomofo'],
].map(
  (script) => new RegExp(`^[\\p{Script_Extensions=${script}}\\p{Script=Common}\\p{Script=Inherited}]+$`, 'u'),
)
const inJapanese =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}\p{Script=Inherited}]+$/u

/** A tone above and a dot below: what Yoruba and Igbo put on one letter. */
const tooManyMarks = /\p{M}{3}/u

/**
 * Whether a new user name is one that people can read and type: the identifier class of PRECIS (RFC 8264, used by the
 * UsernameCaseMapped profile of RFC 8265) in a single script (UTS 39). So nothing in it is invisible, or another way to write a letter.
 */
export function isUsername(name: string): boolean {
  return (
    characters.test(name) &&
    !/\p{Default_Ignorable_Code_Point}|^\p{M}/u.test(name) &&
    name.normalize('NFKC') === name &&
    !tooManyMarks.test(name.normalize('NFD')) &&
    (inJapanese.test(name) || scripts.some((script) => script.test(name)))
  )
}
