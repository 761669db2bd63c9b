import type { Draws } from './seeded-draws.ts'

type Language = { words: readonly string[]; numbers: readonly string[] }

/** The words for example, invention, sample and story, and how things are counted: together they are no one's name. */
const languages = {
  Hausa: {
    words: ['Misali', 'Kirkira', 'Tatsuniya'],
    numbers: [
      ...['Na Daya', 'Na Biyu', 'Na Uku', 'Na Hudu', 'Na Biyar'],
      ...['Na Shida', 'Na Bakwai', 'Na Takwas', 'Na Tara', 'Na Goma'],
    ],
  },
  Yoruba: {
    words: ['Àpẹẹrẹ', 'Àlọ́', 'Ìtàn'],
    numbers: [
      ...['Kìíní', 'Kejì', 'Kẹta', 'Kẹrin', 'Karùn-ún'],
      ...['Kẹfà', 'Keje', 'Kẹjọ', 'Kẹsàn-án', 'Kẹwàá'],
    ],
  },
  Igbo: {
    words: ['Ihe Atụ', 'Akụkọ', 'Ifo'],
    numbers: [
      ...['Nke Mbụ', 'Nke Abụọ', 'Nke Atọ', 'Nke Anọ', 'Nke Ise'],
      ...['Nke Isii', 'Nke Asaa', 'Nke Asatọ', 'Nke Itoolu', 'Nke Iri'],
    ],
  },
  English: {
    words: ['Sample', 'Invented', 'Story'],
    numbers: ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
  },
} as const satisfies Record<string, Language>

/** Misali Tatsuniya Na Biyar: one or two of the words and a number, all of one language. */
export function inventedName(draws: Draws): string {
  const { words, numbers } = draws.pick<Language>(Object.values(languages))
  return [...draws.several(1 + draws.below(2), words), draws.pick(numbers)].join(' ')
}

/** One word that says of a place or an office that there is none like it. */
export function inventedWord(draws: Draws): string {
  return draws.pick(draws.pick<Language>(Object.values(languages)).words)
}
