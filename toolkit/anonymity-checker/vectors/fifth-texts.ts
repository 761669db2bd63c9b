import type { Language } from '@fitila/anonymity/names/languages'
import { englishTexts } from './fifth-texts/english.ts'
import { hausaTexts } from './fifth-texts/hausa.ts'
import { igboTexts } from './fifth-texts/igbo.ts'
import { moreEnglishTexts } from './fifth-texts/more-english.ts'
import { pidginTexts } from './fifth-texts/pidgin.ts'
import { yorubaTexts } from './fifth-texts/yoruba.ts'
import { type FullyMarked, readMarkedTexts } from './read-marked-texts.ts'

const texts: Record<Language, string> = {
  en: `${englishTexts}\n${moreEnglishTexts}`,
  pcm: pidginTexts,
  ha: hausaTexts,
  ig: igboTexts,
  yo: yorubaTexts,
}

/**
 * Texts of the folder `fifth-texts`, by a fourth author, of 2026-11-27. The author had seen neither the engine, nor training,
 * nor any earlier texts but the English ones of the third author, for their format.
 *
 * All are read since decision 345, and teach. Of dates only those of birth are marked. A village, a compound or a landmark is an `address` where it leads to a person's home,
 * a person or a hiding place. Titles (Chief, Mallam, Ogbuefi, Oloye) stay outside the name; by-names are marked whole.
 */
export function readFifthTexts(language: Language): FullyMarked[] {
  return readMarkedTexts(texts[language])
}
