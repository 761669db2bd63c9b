import type { BoardFile, FileLine } from '#server/plans/organisations/boards/keep-board-files.ts'
import { inFigures } from '#words/fill.ts'
import { partialDay } from '../../dates.ts'
import type { pdfDownload } from '../../text-download.ts'
import { type BoardTexts, captionOf, nameOf } from './names-on-boards.ts'

type Paper = Parameters<typeof pdfDownload>[1]

/** The numbers that a board kept on a day, as a paper. A card that found nothing that day is not on it. */
export function paperOfBoard(
  { name, lines }: Pick<BoardFile, 'lines'> & { name: string },
  day: string,
  texts: BoardTexts,
): Paper {
  const { boards: words } = texts
  const cards = Map.groupBy(lines, ({ card, measure, by, and }) =>
    JSON.stringify([card, measure, by, and?.by]),
  )
  return {
    title: name,
    lead: partialDay(day),
    blocks: [
      { kind: 'paragraph', text: words.doubt },
      ...(cards.size === 0 ? [{ kind: 'paragraph', text: words.noAnswer } as const] : []),
      ...[...cards.values()].flatMap((own) => blocksOf(own, texts)),
    ],
    foot: words.source,
  }
}

function blocksOf(lines: readonly FileLine[], texts: BoardTexts): Paper['blocks'][number][] {
  const [first] = lines
  if (!first) return []
  const { card, measure, by, and } = first
  return [
    { kind: 'heading', text: card },
    { kind: 'paragraph', text: captionOf({ measure, by, and: and?.by ?? null }, texts.boards) },
    {
      kind: 'facts',
      rows: lines.map((line) => ({
        term: [nameOf(line.by, line.value, texts), line.and && nameOf(line.and.by, line.and.value, texts)]
          .filter(Boolean)
          .join(', '),
        detail: inFigures(line.number),
      })),
    },
  ]
}
