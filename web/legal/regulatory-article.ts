import type { PersonalTable } from '#server/database/notes/column-notes.ts'
import type { Article } from '#words/article.ts'
import type { Words } from '#words/words.ts'
import { lawsForOperators } from './cards-for-operators.ts'
import { type LawWords, lawSheets } from './law-cards.ts'

type RegulatoryWords = LawWords & Pick<Words, 'regulatoryCompliance' | 'lawsForOperators'>

/** @param today see `sourceText` */
export function regulatoryArticle(
  tables: readonly PersonalTable[],
  words: RegulatoryWords,
  today: string,
): Article {
  const { title, description, lead, short, points, kept, keptLead, notHeld } = words.regulatoryCompliance
  const sheets = lawSheets(lawsForOperators, words.lawsForOperators, { words, today })
  const terms = tables.map((table) => ({ term: table.title, detail: table.kept }))
  return {
    title,
    description,
    lead,
    sections: [
      short,
      { id: 'points', title: points, blocks: [words.lawCards.notAdvice, ...sheets] },
      { id: 'kept', title: kept, blocks: [keptLead, { terms }] },
      notHeld,
    ],
  }
}
