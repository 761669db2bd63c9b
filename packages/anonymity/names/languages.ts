import type { Tokens } from '../tokens.ts'
import type { SentenceRange } from './sentences.ts'

/** The languages that the tagger tells apart: English, Pidgin, Hausa, Igbo, Yoruba. */
export const languages = ['en', 'pcm', 'ha', 'ig', 'yo'] as const

export type Language = (typeof languages)[number]

/** Small words by which a language is known, folded. A word of two languages counts half for each. */
const functionWords: Record<Language, string> = {
  en: 'the of and to is was that with he she they this were have has from are not his her their by on at which been will would there it an as be or if when who my we our you your',
  pcm: 'dey wey na di dem don wetin abeg una dis dat sey im am fit sef oga neva make tok tori pesin dia wen pikin goment tin tins mata bifo afta abi sabi wan evri pipo happun e i for no say go nobody',
  ha: "da ya ta na ne ce su an wanda wannan kuma ba sun cikin domin amma don yi shi ita ga mai zuwa daga kan wata wani sai ake ka ki aka suka kasar shugaban jihar yau yana tana suna cewa kamar bayan har za ma'aikata ina mun sosai babu kowa wajen wadanda don",
  ig: 'na ya bu ha ndi onye m nke ka o ahu mere kwuru maka anyi di gi a n na-eme mana banyere ndi ihe ego oru ulo mgbe onwa nwere ga gara enweghi otu unu dika site ruo ebe kemgbe',
  yo: 'ni ti awon o si naa fun won pe wa ko ki lati ninu ati je n mo a sugbon kan bi gbogbo ile yii re mi fi se so tun pelu eni kii owo lo wi oun nigba ijoba leyin maa gege emi iwe',
}

const sharesOfWord = makeShares()

function makeShares(): ReadonlyMap<string, readonly number[]> {
  const shares = new Map<string, number[]>()
  for (const [place, language] of languages.entries()) {
    for (const word of new Set(functionWords[language].split(' '))) {
      const counts = shares.get(word) ?? languages.map(() => 0)
      counts[place] = 1
      shares.set(word, counts)
    }
  }
  for (const counts of shares.values()) {
    const many = counts.reduce((sum, count) => sum + count, 0)
    for (const [place, count] of counts.entries()) counts[place] = count / many
  }
  return shares
}

/** One of the small words by which a language is known. */
export function isFunctionWord(word: string): boolean {
  return sharesOfWord.has(word)
}

/** 0 where nothing tells, else the place of the language in `languages` plus one. */
export type LanguageNumber = number

/** The language of each sentence: its own small words, or where those are few, the language of the whole text. */
export function languagesOf(tokens: Tokens, sentences: readonly SentenceRange[]): LanguageNumber[] {
  const counts = sentences.map((range) => countWords(tokens, range))
  const whole = languages.map((_, place) => counts.reduce((sum, one) => sum + (one[place] ?? 0), 0))
  const usual = clearest(whole)
  return counts.map((one) => clearest(one) || usual)
}

export function countWords({ words }: Tokens, { from, to }: SentenceRange): number[] {
  const counts = languages.map(() => 0)
  for (let index = from; index < to; index += 1) {
    const shares = sharesOfWord.get(words[index] ?? '')
    if (shares)
      for (let place = 0; place < counts.length; place += 1)
        counts[place] = (counts[place] ?? 0) + (shares[place] ?? 0)
  }
  return counts
}

/** The language with the most small words, when it has two at least and clearly more than the next. */
export function clearest(counts: readonly number[]): LanguageNumber {
  let best = 0
  for (const [place, count] of counts.entries()) if (count > (counts[best] ?? 0)) best = place
  const most = counts[best] ?? 0
  const next = Math.max(...counts.map((count, place) => (place === best ? 0 : count)))
  return most >= 1.5 && most > next * 1.2 ? best + 1 : 0
}
