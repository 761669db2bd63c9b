import type { Article } from '#words/article.ts'
import type { Words } from '#words/words.ts'
import { lawsForReporters } from './cards-for-reporters.ts'
import { type LawWords, lawSheets } from './law-cards.ts'

type LegalWords = LawWords & Pick<Words, 'legalCompliance' | 'lawsForReporters'>

/** @param today see `sourceText` */
export function lawsArticle(words: LegalWords, today: string): Article {
  const { title, description, lead, laws, rights, short } = words.legalCompliance
  const sheets = lawSheets(lawsForReporters, words.lawsForReporters, { words, today })
  const contents = Object.entries(words.lawsForReporters).map(([id, { name }]) => `[${name}](#${id})`)
  const blocks = [words.lawCards.notAdvice, { list: contents }, ...sheets, rights]
  return { title, description, lead, sections: [short, { id: 'laws', title: laws, blocks }] }
}
