import type { Language } from '@fitila/anonymity/names/languages'
import { englishTexts } from './fourth-texts/english.ts'
import { hausaTexts } from './fourth-texts/hausa.ts'
import { igboTexts } from './fourth-texts/igbo.ts'
import { pidginTexts } from './fourth-texts/pidgin.ts'
import { yorubaTexts } from './fourth-texts/yoruba.ts'
import { type FullyMarked, readMarkedTexts } from './read-marked-texts.ts'
import type { Half } from './third-texts.ts'

const texts: Record<Language, string> = {
  en: englishTexts,
  pcm: pidginTexts,
  ha: hausaTexts,
  ig: igboTexts,
  yo: yorubaTexts,
}

/** Texts of the folder `fourth-texts`. Their third author had seen neither the engine, nor the lists and templates of training. */
export function readFourthTexts(language: Language): FullyMarked[] {
  return readMarkedTexts(texts[language])
}

/** The first, third and so on are `read`: what was missed in them was looked at. What was missed in the others was only counted. */
export function readHalfOfFourthTexts(language: Language, half: Half): FullyMarked[] {
  return readFourthTexts(language).filter((_, index) => index % 2 === (half === 'read' ? 0 : 1))
}
