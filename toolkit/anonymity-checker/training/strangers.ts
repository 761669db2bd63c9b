import type { Language } from '@fitila/anonymity/names/languages'
import { type FullyMarked, readMarkedTexts } from '../vectors/read-marked-texts.ts'
import { texts as englishEleventh } from './strangers/eleventh/english.ts'
import { texts as hausaEleventh } from './strangers/eleventh/hausa.ts'
import { texts as igboEleventh } from './strangers/eleventh/igbo.ts'
import { texts as moreEnglishEleventh } from './strangers/eleventh/more-english.ts'
import { texts as pidginEleventh } from './strangers/eleventh/pidgin.ts'
import { texts as yorubaEleventh } from './strangers/eleventh/yoruba.ts'
import { texts as englishFourteenth } from './strangers/fourteenth/english.ts'
import { texts as hausaFourteenth } from './strangers/fourteenth/hausa.ts'
import { texts as igboFourteenth } from './strangers/fourteenth/igbo.ts'
import { texts as moreEnglishFourteenth } from './strangers/fourteenth/more-english.ts'
import { texts as pidginFourteenth } from './strangers/fourteenth/pidgin.ts'
import { texts as yorubaFourteenth } from './strangers/fourteenth/yoruba.ts'
import { texts as englishThirteenth } from './strangers/thirteenth/english.ts'
import { texts as hausaThirteenth } from './strangers/thirteenth/hausa.ts'
import { texts as igboThirteenth } from './strangers/thirteenth/igbo.ts'
import { texts as moreEnglishThirteenth } from './strangers/thirteenth/more-english.ts'
import { texts as pidginThirteenth } from './strangers/thirteenth/pidgin.ts'
import { texts as yorubaThirteenth } from './strangers/thirteenth/yoruba.ts'
import { texts as englishTwelfth } from './strangers/twelfth/english.ts'
import { texts as hausaTwelfth } from './strangers/twelfth/hausa.ts'
import { texts as igboTwelfth } from './strangers/twelfth/igbo.ts'
import { texts as moreEnglishTwelfth } from './strangers/twelfth/more-english.ts'
import { texts as pidginTwelfth } from './strangers/twelfth/pidgin.ts'
import { texts as yorubaTwelfth } from './strangers/twelfth/yoruba.ts'

/** By author. The texts of each are those of one folder of `strangers`. */
const authors = {
  eleventh: {
    en: [englishEleventh, moreEnglishEleventh],
    pcm: [pidginEleventh],
    ha: [hausaEleventh],
    ig: [igboEleventh],
    yo: [yorubaEleventh],
  },
  twelfth: {
    en: [englishTwelfth, moreEnglishTwelfth],
    pcm: [pidginTwelfth],
    ha: [hausaTwelfth],
    ig: [igboTwelfth],
    yo: [yorubaTwelfth],
  },
  thirteenth: {
    en: [englishThirteenth, moreEnglishThirteenth],
    pcm: [pidginThirteenth],
    ha: [hausaThirteenth],
    ig: [igboThirteenth],
    yo: [yorubaThirteenth],
  },
  fourteenth: {
    en: [englishFourteenth, moreEnglishFourteenth],
    pcm: [pidginFourteenth],
    ha: [hausaFourteenth],
    ig: [igboFourteenth],
    yo: [yorubaFourteenth],
  },
} as const satisfies Record<string, Record<Language, readonly string[]>>

/**
 * Texts of 2026-11-28 by four authors who had seen neither the engine nor each other's texts: papers of courts, chats, the civil service, and
 * villages with their schools and clinics. They were counted with the engine of that day, and teach since. Everything in them is invented.
 */
export function readStranger(author: keyof typeof authors, language: Language): FullyMarked[] {
  return authors[author][language].flatMap(readMarkedTexts)
}
