import type { Block, Section } from '#words/article.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'

type GuideWords = Words['beforeYouReport']

/** The text of the first tab. */
export function beforeYouReport(words: GuideWords): readonly Section[] {
  const { title, threatened, cards, notAdvice } = words
  const blocks = [threatened, ...cards.map((card) => presentCard(card, words)), notAdvice]
  return [{ id: 'before', title, blocks }]
}

function presentCard({ title, points, sources }: GuideWords['cards'][number], words: GuideWords): Block {
  const links = sources.map(({ title, href }) => `[${title}](${href})`).join('; ')
  const id = title.toLowerCase().replace(/[^a-z]+/g, '-')
  const read = fill(words.read, { count: sources.length, links })
  return { sheet: { id, title, blocks: [{ list: points }, { small: read }] } }
}
