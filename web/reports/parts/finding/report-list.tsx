import { useHref } from 'react-router'
import type { PublicCard } from '#server/finding/present-cards.ts'
import type { PublicPage } from '#server/finding/public-list.ts'
import { Alert } from '#ui/alert.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Piece } from '../../../shell/pieces/piece.tsx'
import type { ListView } from '../../list-view.ts'
import { ConvictionCard } from './conviction-card.tsx'
import { type FindingWords, FindingWordsOfPage, useFindingWords } from './finding-words.ts'
import { ReportCard } from './report-card.tsx'

/** The list's element, by which an open page knows whether the reader works in it. */
export const listId = 'reports'

type ReportListProps = {
  page: PublicPage
  view: Pick<ListView, 'newerHref' | 'olderHref' | 'filters' | 'lookedTo'>
}

export function ReportList({ page, view }: ReportListProps) {
  const words = useFindingWords().finding
  const { filters, lookedTo } = view
  // Plain links load a whole page, which knows nothing of the router's prefix.
  const newer = useHref(view.newerHref ?? '')
  const older = useHref(view.olderHref ?? '')
  return (
    <>
      <div id={listId}>
        <CardList cards={page.cards} />
      </div>
      {lookedTo ? (
        <Alert>
          {lookedTo} {words.goOnBelow}
        </Alert>
      ) : null}
      <Pagination
        newerHref={view.newerHref && newer}
        olderHref={view.olderHref && older}
        labels={
          lookedTo || filters.order !== 'newest' ? { newer: words.backToFirst, older: words.goOn } : undefined
        }
      />
    </>
  )
}

export function CardList({ cards }: { cards: readonly PublicCard[] }) {
  const words = useFindingWords()
  return (
    <ul className="card-rows">
      {cards.map((card) =>
        // What someone has searched for is not remembered.
        card.matches.length > 0 ? (
          <li key={card.id}>
            <Card card={card} words={words} />
          </li>
        ) : (
          <Piece key={card.id} element="li" of={Card} props={{ card }} words={words} about="reports" />
        ),
      )}
    </ul>
  )
}

function Card({ card, words }: { card: PublicCard; words: FindingWords }) {
  return (
    <FindingWordsOfPage value={words}>
      {card.kind === 'report' ? <ReportCard card={card} /> : <ConvictionCard card={card} />}
    </FindingWordsOfPage>
  )
}
