import { renderToStaticMarkup } from 'react-dom/server'
import type { Answer, Grouping } from '#domain/figures/questions.ts'
import type { Card } from '#server/plans/organisations/boards/board-queries.ts'
import { type Bar, Bars } from '#ui/charts/bars.tsx'
import { drawn } from '#ui/charts/drawn.ts'
import { PictureOfBars } from '#ui/charts/picture-of-bars.tsx'
import type { DrawnChart } from '#ui/charts/placed-chart.tsx'
import { captionOf, nameOf, type BoardTexts as Texts } from './names-on-boards.ts'

const mostBars = 12

/** The answer of a card as bars, with all of it in the table. Called by loaders alone. Null where nothing fits the question. */
export function drawCard(id: string, card: Card & { answer: Answer }, texts: Texts): DrawnChart | null {
  const bars = barsOf(card, texts)
  if (bars.length === 0) return null
  const words = texts.boards
  return drawn(
    <Bars
      id={`card-${id}`}
      finding={card.name}
      doubt={card.answer.isCut ? `${words.doubt} ${words.isCut}` : words.doubt}
      bars={bars.slice(0, mostBars)}
      showTable={words.showTable}
      table={{
        caption: captionOf(card.question, words),
        head: [words.groupings[card.question.by], words.measures[card.question.measure]],
        rows: bars.map(({ label, href, shown }) => ({ name: label, href, cells: [shown] })),
      }}
    />,
  )
}

/** The same as a picture, for pages of others. */
export function pictureOfCard(card: Card & { answer: Answer }, texts: Texts): string {
  const bars = barsOf(card, texts).slice(0, mostBars)
  return renderToStaticMarkup(<PictureOfBars title={card.name} source={texts.boards.source} bars={bars} />)
}

function barsOf({ question, answer }: Card & { answer: Answer }, texts: Texts): Bar[] {
  const { by, and, measure } = question
  const asText = new Intl.NumberFormat('en-NG', measure === 'rating' ? { minimumFractionDigits: 2 } : {})
  return answer.lines.map((line) => {
    const first = nameOf(by, line.by, texts)
    const second = and && line.and !== null ? nameOf(and, line.and, texts) : null
    return {
      label: second === null ? first : `${first}, ${second}`,
      ...{ value: line.value, shown: asText.format(line.value) },
      href:
        second === null && isFilter(by) ? `/reports?${new URLSearchParams({ [by]: line.by })}` : undefined,
    }
  })
}

function isFilter(grouping: Grouping): boolean {
  return grouping === 'state' || grouping === 'sector' || grouping === 'kind'
}
