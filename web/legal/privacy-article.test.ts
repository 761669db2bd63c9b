import { expect, test } from 'vitest'
import { wordsIn } from '#words/catalogue.ts'
import { privacyArticle } from './privacy-article.ts'

test('notes in English say so on a page in Pidgin', () => {
  const table = { title: 'Accounts', why: 'To log in.', kept: 'Until it ends.', columns: ['`name`: a name'] }
  const sheetsFor = (language: 'en' | 'pcm') => {
    const { lang, privacyPolicy } = { ...wordsIn(language), lang: language === 'en' ? 'en-NG' : 'pcm' }
    const { sections } = privacyArticle([table], privacyPolicy, lang)
    return sections.find(({ id }) => id === 'columns')?.blocks
  }
  const sheet = {
    id: 'accounts',
    title: 'Accounts',
    blocks: [{ list: table.columns }, '**Why:** To log in. **How long:** Until it ends.'],
  }
  expect(sheetsFor('en')).toEqual([{ sheet }])
  expect(sheetsFor('pcm')).toEqual([{ sheet: { ...sheet, lang: 'en-NG' } }])
})
