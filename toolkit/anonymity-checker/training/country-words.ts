import { readText } from '@fitila/anonymity/reading'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/**
 * The words of the names of countries in English, Hausa, Igbo and Yoruba, from the platform (Unicode CLDR). A word that stands in
 * more than two names of a language, such as 'islands', names no country.
 */
export function countryWords(): string[] {
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const words = ['en', 'ha', 'ig', 'yo'].flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    const counts = new Map<string, number>()
    for (const code of codes) {
      const name = names.of(code) ?? code
      if (name === code) continue
      for (const word of new Set(readText(name).lower.split(/[^a-z'-]/)))
        counts.set(word, (counts.get(word) ?? 0) + 1)
    }
    return [...counts].filter(([word, count]) => word.length > 3 && count <= 2).map(([word]) => word)
  })
  return [...new Set(words)]
}
