import type { Language } from '@fitila/anonymity/names/languages'
import { type FullyMarked, readMarkedTexts } from '../vectors/read-marked-texts.ts'
import { texts as english1 } from './sixth-author/english-1.ts'
import { texts as english2 } from './sixth-author/english-2.ts'
import { texts as english3 } from './sixth-author/english-3.ts'
import { texts as english4 } from './sixth-author/english-4.ts'
import { texts as english5 } from './sixth-author/english-5.ts'
import { texts as hausa1 } from './sixth-author/hausa-1.ts'
import { texts as hausa2 } from './sixth-author/hausa-2.ts'
import { texts as hausa3 } from './sixth-author/hausa-3.ts'
import { texts as hausa4 } from './sixth-author/hausa-4.ts'
import { texts as hausa5 } from './sixth-author/hausa-5.ts'
import { texts as hausa6 } from './sixth-author/hausa-6.ts'
import { texts as igbo1 } from './sixth-author/igbo-1.ts'
import { texts as igbo2 } from './sixth-author/igbo-2.ts'
import { texts as igbo3 } from './sixth-author/igbo-3.ts'
import { texts as igbo4 } from './sixth-author/igbo-4.ts'
import { texts as igbo5 } from './sixth-author/igbo-5.ts'
import { texts as pidgin1 } from './sixth-author/pidgin-1.ts'
import { texts as pidgin2 } from './sixth-author/pidgin-2.ts'
import { texts as pidgin3 } from './sixth-author/pidgin-3.ts'
import { texts as pidgin4 } from './sixth-author/pidgin-4.ts'
import { texts as pidgin5 } from './sixth-author/pidgin-5.ts'
import { texts as yoruba1 } from './sixth-author/yoruba-1.ts'
import { texts as yoruba2 } from './sixth-author/yoruba-2.ts'
import { texts as yoruba3 } from './sixth-author/yoruba-3.ts'
import { texts as yoruba4 } from './sixth-author/yoruba-4.ts'
import { texts as yoruba5 } from './sixth-author/yoruba-5.ts'
import { texts as yoruba6 } from './sixth-author/yoruba-6.ts'

const texts: Record<Language, readonly string[]> = {
  en: [english1, english2, english3, english4, english5],
  pcm: [pidgin1, pidgin2, pidgin3, pidgin4, pidgin5],
  ha: [hausa1, hausa2, hausa3, hausa4, hausa5, hausa6],
  ig: [igbo1, igbo2, igbo3, igbo4, igbo5],
  yo: [yoruba1, yoruba2, yoruba3, yoruba4, yoruba5, yoruba6],
}

/**
 * Texts of the folder `sixth-author`, of 2026-11-27, written to learn from. They measure nothing.
 * Every person, number, address and log-in in them is invented.
 */
export function readSixthAuthor(language: Language): FullyMarked[] {
  return texts[language].flatMap(readMarkedTexts)
}
