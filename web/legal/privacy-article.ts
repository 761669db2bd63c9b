import type { PersonalTable } from '#server/database/notes/column-notes.ts'
import type { Article } from '#words/article.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'

/** Everything that we hold about a person, made from the notes beside the database's own plan. */
export function privacyArticle(
  tables: readonly PersonalTable[],
  words: Words['privacyPolicy'],
  languageOfPage: string,
): Article {
  const { title, description, lead, top, columns, bottom } = words
  const held = { id: 'columns', title: columns, blocks: sheets(tables, words, languageOfPage) }
  return { title, description, lead, sections: [...top, held, ...bottom] }
}

/** The notes are in English alone. */
const languageOfNotes = 'en-NG'

function sheets(
  tables: readonly PersonalTable[],
  { whyAndHowLong }: Words['privacyPolicy'],
  languageOfPage: string,
) {
  const language = languageOfPage === languageOfNotes ? {} : { lang: languageOfNotes }
  return tables.map(({ title, why, kept, columns }) => ({
    sheet: {
      ...language,
      id: title.toLowerCase().replace(/[^a-z]+/g, '-'),
      title,
      blocks: [{ list: columns }, fill(whyAndHowLong, { why, kept })],
    },
  }))
}
