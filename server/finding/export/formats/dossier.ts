import { writePdf } from '@fitila/formats/paper/write-pdf'
import { mostInDossier } from '#domain/plans/quotas.ts'
import { fill } from '#words/fill.ts'
import type { PublicCard } from '../../present-cards.ts'
import type { ListExport } from '../export-list.ts'
import { aboutOf, type Column, columns, rowOf, type Site } from '../export-row.ts'

type Paper = Parameters<typeof writePdf>[0]

/** A PDF for printing, in a font that has the letters of Nigeria's languages. */
export async function* dossierOf(
  { about, cards }: ListExport,
  { publicUrl, words }: Site,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const blocks: Paper['blocks'][number][] = [
    { kind: 'paragraph', text: words.notice },
    { kind: 'paragraph', text: words.duty },
    {
      kind: 'facts',
      rows: aboutOf(about, words).flatMap(([term, detail]) => (term && detail ? [{ term, detail }] : [])),
    },
  ]
  let rows = 0
  let step = await cards.next()
  while (!step.done && rows < mostInDossier) {
    blocks.push(...blocksOf(step.value, publicUrl, words))
    rows += 1
    step = await cards.next()
  }
  const isWhole = step.done === true && step.value.isWhole
  if (!step.done) await cards.return({ rows, isWhole: false })
  blocks.push({ kind: 'paragraph', text: isWhole ? fill(words.whole, { rows }) : fill(words.cut, { rows }) })
  yield writePdf({ title: words.dossier, blocks, foot: words.dossierFoot })
}

function blocksOf(card: PublicCard, publicUrl: string, words: Site['words']): Paper['blocks'][number][] {
  const row = rowOf(card, publicUrl)
  const shown: readonly Column[] = columns.filter((column) => column !== 'number' && row[column] !== '')
  return [
    { kind: 'heading', text: [row.number, row.person].filter(Boolean).join(', ') },
    { kind: 'facts', rows: shown.map((column) => ({ term: words.columns[column], detail: row[column] })) },
  ]
}
