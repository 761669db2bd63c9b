import type { Language } from '@fitila/anonymity/names/languages'
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

/** Texts of the folder `fourth-texts`. Their third author had seen neither the engine, nor the lists and templates of training. All are read, and teach. */
export function readFourthTexts(language: Language): FullyMarked[] {
  return readMarkedTexts(texts[language])
}
