import type { Language } from '@fitila/anonymity/names/languages'
import { type FullyMarked, readMarkedTexts } from './read-marked-texts.ts'
import { englishTexts } from './third-texts/english.ts'
import { hausaTexts } from './third-texts/hausa.ts'
import { igboTexts } from './third-texts/igbo.ts'
import { pidginTexts } from './third-texts/pidgin.ts'
import { yorubaTexts } from './third-texts/yoruba.ts'

/** `read` texts may be looked at while rules are improved. `unread` ones are only counted. */
export type Half = 'read' | 'unread'

const texts: Record<Language, string> = {
  en: englishTexts,
  pcm: pidginTexts,
  ha: hausaTexts,
  ig: igboTexts,
  yo: yorubaTexts,
}

/**
 * Texts of the folder `third-texts`. Their author wrote them before reading the templates and name lists of training
 * (decision 270). The first, third and so on may be read; the others are only counted.
 */
export function readThirdTexts(language: Language, half: Half): FullyMarked[] {
  return readMarkedTexts(texts[language]).filter((_, index) => index % 2 === (half === 'read' ? 0 : 1))
}
