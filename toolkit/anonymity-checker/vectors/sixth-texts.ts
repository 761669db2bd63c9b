import type { Language } from '@fitila/anonymity/names/languages'
import { type FullyMarked, readMarkedTexts } from './read-marked-texts.ts'
import { englishTexts } from './sixth-texts/english.ts'
import { hausaTexts } from './sixth-texts/hausa.ts'
import { igboTexts } from './sixth-texts/igbo.ts'
import { pidginTexts } from './sixth-texts/pidgin.ts'
import { yorubaTexts } from './sixth-texts/yoruba.ts'

const texts: Record<Language, string> = {
  en: englishTexts,
  pcm: pidginTexts,
  ha: hausaTexts,
  ig: igboTexts,
  yo: yorubaTexts,
}

/**
 * Texts of the folder `sixth-texts`, by a fifth author, of 2026-11-27. Who changes the engine reads none of them and no miss in
 * them: they are only counted (decision 350). The marks are those of `fifth-texts.ts`.
 */
export function readSixthTexts(language: Language): FullyMarked[] {
  return readMarkedTexts(texts[language])
}
