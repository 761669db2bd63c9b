import { bits, lexicon } from '../../names/lexicon.ts'

/** 'Litres', 'Desludging', 'Refreshment', 'Togolese': a word that no list has, as a form of one or by an ending that names here do not have. */
export function isWordForm(word: string): boolean {
  if (word.length >= 7 && endings.test(word)) return true
  for (const suffix of suffixes) {
    if (!word.endsWith(suffix) || word.length - suffix.length < 4) continue
    const stem = word.slice(0, -suffix.length)
    if (isPlain(stem) || isPlain(`${stem}e`)) return true
  }
  return false
}

const endings =
  /(?:tion|tions|ment|ments|ness|ship|ancy|ency|ology|iatry|ism|ese|[bcdfghjklmprst]ing|ability)$/

const suffixes = ['s', 'es', 'ed', 'er', 'ers', 'al', 'ly', 'ist', 'ists']

function isPlain(stem: string): boolean {
  const known = lexicon(stem)
  return (known & bits.knownWord) !== 0 && (known & (bits.nigerianName | bits.givenName)) === 0
}
