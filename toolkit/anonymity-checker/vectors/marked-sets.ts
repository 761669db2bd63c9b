import type { Language } from '@fitila/anonymity/names/languages'
import { englishTexts as englishEighth } from './eighth-texts/english.ts'
import { hausaTexts as hausaEighth } from './eighth-texts/hausa.ts'
import { igboTexts as igboEighth } from './eighth-texts/igbo.ts'
import { moreEnglishTexts as moreEnglishEighth } from './eighth-texts/more-english.ts'
import { pidginTexts as pidginEighth } from './eighth-texts/pidgin.ts'
import { yorubaTexts as yorubaEighth } from './eighth-texts/yoruba.ts'
import { texts as englishFifteenth } from './fifteenth-texts/english.ts'
import { texts as hausaFifteenth } from './fifteenth-texts/hausa.ts'
import { texts as igboFifteenth } from './fifteenth-texts/igbo.ts'
import { texts as moreEnglishFifteenth } from './fifteenth-texts/more-english.ts'
import { texts as pidginFifteenth } from './fifteenth-texts/pidgin.ts'
import { texts as yorubaFifteenth } from './fifteenth-texts/yoruba.ts'
import { englishTexts as englishFifth } from './fifth-texts/english.ts'
import { hausaTexts as hausaFifth } from './fifth-texts/hausa.ts'
import { igboTexts as igboFifth } from './fifth-texts/igbo.ts'
import { moreEnglishTexts } from './fifth-texts/more-english.ts'
import { pidginTexts as pidginFifth } from './fifth-texts/pidgin.ts'
import { yorubaTexts as yorubaFifth } from './fifth-texts/yoruba.ts'
import { englishTexts as englishFourth } from './fourth-texts/english.ts'
import { hausaTexts as hausaFourth } from './fourth-texts/hausa.ts'
import { igboTexts as igboFourth } from './fourth-texts/igbo.ts'
import { pidginTexts as pidginFourth } from './fourth-texts/pidgin.ts'
import { yorubaTexts as yorubaFourth } from './fourth-texts/yoruba.ts'
import { type FullyMarked, readMarkedTexts } from './read-marked-texts.ts'
import { englishTexts as englishSecond } from './second-texts/english.ts'
import { hausaTexts as hausaSecond } from './second-texts/hausa.ts'
import { igboTexts as igboSecond } from './second-texts/igbo.ts'
import { pidginTexts as pidginSecond } from './second-texts/pidgin.ts'
import { yorubaTexts as yorubaSecond } from './second-texts/yoruba.ts'
import { englishTexts as englishSeventh } from './seventh-texts/english.ts'
import { hausaTexts as hausaSeventh } from './seventh-texts/hausa.ts'
import { igboTexts as igboSeventh } from './seventh-texts/igbo.ts'
import { pidginTexts as pidginSeventh } from './seventh-texts/pidgin.ts'
import { yorubaTexts as yorubaSeventh } from './seventh-texts/yoruba.ts'
import { englishTexts as englishSixth } from './sixth-texts/english.ts'
import { hausaTexts as hausaSixth } from './sixth-texts/hausa.ts'
import { igboTexts as igboSixth } from './sixth-texts/igbo.ts'
import { pidginTexts as pidginSixth } from './sixth-texts/pidgin.ts'
import { yorubaTexts as yorubaSixth } from './sixth-texts/yoruba.ts'
import { texts as englishTenth } from './tenth-texts/english.ts'
import { texts as hausaTenth } from './tenth-texts/hausa.ts'
import { texts as igboTenth } from './tenth-texts/igbo.ts'
import { texts as moreEnglishTenth } from './tenth-texts/more-english.ts'
import { texts as pidginTenth } from './tenth-texts/pidgin.ts'
import { texts as yorubaTenth } from './tenth-texts/yoruba.ts'
import { englishTexts as englishThird } from './third-texts/english.ts'
import { hausaTexts as hausaThird } from './third-texts/hausa.ts'
import { igboTexts as igboThird } from './third-texts/igbo.ts'
import { pidginTexts as pidginThird } from './third-texts/pidgin.ts'
import { yorubaTexts as yorubaThird } from './third-texts/yoruba.ts'

/** Invented texts, by the folder that holds them. */
const sets = {
  /**
   * Petitions, chats, minutes and tables by the author of the templates. They were written before those, and nothing is
   * tuned on them. Only persons are marked.
   */
  second: {
    en: [englishSecond],
    pcm: [pidginSecond],
    ha: [hausaSecond],
    ig: [igboSecond],
    yo: [yorubaSecond],
  },
  /** By a second author, before reading the templates and name lists (decision 270). All are read, and teach. */
  third: { en: [englishThird], pcm: [pidginThird], ha: [hausaThird], ig: [igboThird], yo: [yorubaThird] },
  /** By a third author, who had seen neither the engine, nor the lists and templates. All are read, and teach. */
  fourth: {
    en: [englishFourth],
    pcm: [pidginFourth],
    ha: [hausaFourth],
    ig: [igboFourth],
    yo: [yorubaFourth],
  },
  /**
   * By a fourth author, who had seen of all this only the English texts of `third`, for their format. All are read since decision 345,
   * and teach. Of dates only those of birth are marked. A village, a compound or a landmark is an `address` where it leads to a person's
   * home, a person or a hiding place. Titles (Chief, Mallam, Ogbuefi, Oloye) stay outside the name; by-names are marked whole.
   */
  fifth: {
    en: [englishFifth, moreEnglishTexts],
    pcm: [pidginFifth],
    ha: [hausaFifth],
    ig: [igboFifth],
    yo: [yorubaFifth],
  },
  /**
   * By a fifth author. Who changes the engine reads none of them and no miss in them: they are only counted (decision 350).
   * The marks are those of `fifth`.
   */
  sixth: { en: [englishSixth], pcm: [pidginSixth], ha: [hausaSixth], ig: [igboSixth], yo: [yorubaSixth] },
  /**
   * By an author of rules, before the rules of decision 322: affidavits, hand-over notes, voice notes, pay-rolls. The first, third and so on of each
   * language are read, and teach since decision 373; the others are only counted. The marks are those of `fifth`.
   */
  seventh: {
    en: [englishSeventh],
    pcm: [pidginSeventh],
    ha: [hausaSeventh],
    ig: [igboSeventh],
    yo: [yorubaSeventh],
  },
  /**
   * By an eighth author, who had seen neither the engine nor the lists and templates, and of the sets `seventh` and a few lines for their format.
   * Who changes the engine reads none of them and no miss in them: they are only counted. The marks are those of `fifth`; no organisation is marked.
   */
  eighth: {
    en: [englishEighth, moreEnglishEighth],
    pcm: [pidginEighth],
    ha: [hausaEighth],
    ig: [igboEighth],
    yo: [yorubaEighth],
  },
  /** By a tenth author, a stranger to the engine and to all other texts. Who changes the engine reads none of them, as with `eighth`. */
  tenth: {
    en: [englishTenth, moreEnglishTenth],
    pcm: [pidginTenth],
    ha: [hausaTenth],
    ig: [igboTenth],
    yo: [yorubaTenth],
  },
  /** By a fifteenth author, a stranger to the engine and to all other texts. Who changes the engine reads none of them, as with `eighth`. */
  fifteenth: {
    en: [englishFifteenth, moreEnglishFifteenth],
    pcm: [pidginFifteenth],
    ha: [hausaFifteenth],
    ig: [igboFifteenth],
    yo: [yorubaFifteenth],
  },
} as const satisfies Record<string, Record<Language, readonly string[]>>

export type MarkedSet = keyof typeof sets

/** The texts of one set in one language; `read-marked-texts.ts` says how they are marked. */
export function readSet(set: MarkedSet, language: Language): FullyMarked[] {
  return sets[set][language].flatMap(readMarkedTexts)
}

/** One half of a set: `read` texts may be looked at while rules change, `unread` ones are only counted. */
export function readHalf(set: MarkedSet, half: 'read' | 'unread', language: Language): FullyMarked[] {
  return readSet(set, language).filter((_, index) => index % 2 === (half === 'read' ? 0 : 1))
}
