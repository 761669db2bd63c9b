import { type LanguageNumber, languages } from './languages.ts'

/** From which share of the tagger on a person is asked about, and from which on they are certain. */
export type Thresholds = {
  possible: number
  certain: number
  /** The same in a sentence without a capital. */
  certainInSmall: number
  /** What is left of the share of a small name where the writer knows the people of the text. */
  leftOfVoice: number
  /**
   * Whether a word is asked about without the tagger: a capital on a word that no list knows, or a small word that is also a name
   * elsewhere. In Hausa, Igbo and Yoruba such a word is hardly ever a person (none of 38, 2 of 25 and not measured).
   */
  asksAboutStrangers: boolean
}

const usual: Thresholds = {
  possible: 0.21,
  certain: 0.54,
  certainInSmall: 0.42,
  leftOfVoice: 0.63,
  asksAboutStrangers: true,
}

/**
 * Chosen by the development parts of the corpora, and by texts of authors who were left out (decision 410). Igbo, which has no corpus,
 * follows Hausa, and Yoruba in what is asked about.
 */
const byLanguage: Partial<Record<(typeof languages)[number], Thresholds>> = {
  ha: { possible: 0.18, certain: 0.5, certainInSmall: 0.5, leftOfVoice: 0.75, asksAboutStrangers: false },
  ig: { possible: 0.3, certain: 0.55, certainInSmall: 0.5, leftOfVoice: 0.75, asksAboutStrangers: false },
  yo: { possible: 0.3, certain: 0.8, certainInSmall: 0.5, leftOfVoice: 0.75, asksAboutStrangers: false },
}

export const thresholds: Record<string, Thresholds> = {}
for (const language of languages) thresholds[language] = byLanguage[language] ?? { ...usual }

export function thresholdsOf(language: LanguageNumber): Thresholds {
  return thresholds[languages[language - 1] ?? 'en'] ?? usual
}

/**
 * Where the writer knows the people of the text: from which share a person is asked about, and from which one with a capital is certain. In all
 * languages alike (decision 413). Below, a quarter of what the tagger half takes for a person is one.
 */
const ofVoice = { possible: 0.135, certain: 0.15 }

type Text = { isPersonal: boolean }

export function possibleFrom({ isPersonal }: Text, language: LanguageNumber): number {
  return isPersonal ? ofVoice.possible : thresholdsOf(language).possible
}

/** `isSmall`: in a sentence without a capital. `hasCapital`: the name begins with one. */
export function certainFrom(
  { isPersonal }: Text,
  language: LanguageNumber,
  { isSmall, hasCapital }: { isSmall: boolean; hasCapital: boolean },
): number {
  const { certain, certainInSmall, leftOfVoice } = thresholdsOf(language)
  if (isPersonal && hasCapital && !isSmall) return ofVoice.certain
  return (isSmall ? certainInSmall : certain) * (isPersonal ? leftOfVoice : 1)
}
