import type { JoinedPage } from '#server/judgements/show-joined.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { titled } from '../../shell/titled.ts'

type Loaded = { page: JoinedPage; words: Pick<Words, 'joined'> } | undefined

/** The number and no name, and nothing for search engines: their copies would stay where no judgement is taken back. */
export function joinedMeta(loaded: Loaded) {
  const { page, words } = loaded ?? {}
  const title = page && words && fill(words.joined.tab[page.about], { number: page.referenceNumber })
  return [{ title: titled(title) }, { name: 'robots', content: 'noindex, noarchive' }]
}
