import type { Language } from '../engine/names/languages.ts'
import { englishTexts } from './fourth-texts/english.ts'
import { hausaTexts } from './fourth-texts/hausa.ts'
import { igboTexts } from './fourth-texts/igbo.ts'
import { pidginTexts } from './fourth-texts/pidgin.ts'
import { yorubaTexts } from './fourth-texts/yoruba.ts'
import { type FullyMarked, readMarkedTexts } from './read-marked-texts.ts'

const texts: Record<Language, string> = {
  en: englishTexts,
  pcm: pidginTexts,
  ha: hausaTexts,
  ig: igboTexts,
  yo: yorubaTexts,
}

/** Texts of the folder `fourth-texts`, by a third author who had seen neither the engine nor what training reads (decision 270). */
export function readFourthTexts(language: Language): FullyMarked[] {
  return readMarkedTexts(texts[language])
}
