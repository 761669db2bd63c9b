import { Link } from 'react-router'
import type { NamedSide } from '#server/judgements/named-sides.ts'
import type { JoinedPage } from '#server/judgements/show-joined.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'
import { type FindingWords, FindingWordsOfPage } from '../parts/finding/finding-words.ts'
import { CardList } from '../parts/finding/report-list.tsx'
import { LogLine } from '../parts/log-line.tsx'
import { Presumption } from '../parts/presumption.tsx'

type JoinedWords = FindingWords & Pick<Words, 'joined' | 'groundNames' | 'namedKindNames'>
type JoinedViewProps = { page: JoinedPage; words: JoinedWords }

/** The page about what a record names: the record, those that were judged to be about the same, their corrections, and why. */
export function JoinedView({ page, words }: JoinedViewProps) {
  const { about, name, cards, corrections } = page
  const { joined, namedKindNames } = words
  return (
    <FindingWordsOfPage value={words}>
      <Page width="wide">
        <PageHeader above={namedKindNames[about]} title={name} />
        <Presumption />
        <Standing page={page} words={joined} />
        {about === 'company' ? <p>{joined.onlyNamed}</p> : null}
        <section aria-label={joined.records}>
          <CardList cards={cards} />
        </section>
        <Judgements page={page} words={words} />
        {corrections.length > 0 ? (
          <section aria-labelledby="corrections" className="space-y-3">
            <h2 id="corrections">{joined.corrections}</h2>
            <ul className="space-y-3">
              {corrections.map((entry) => (
                <Card as="li" key={entry.id} className="space-y-2">
                  <h3>
                    <Link to={`/reports/${entry.reportId}`} className={linkStyles}>
                      {entry.referenceNumber}
                    </Link>
                  </h3>
                  <LogLine entry={entry} />
                </Card>
              ))}
            </ul>
          </section>
        ) : null}
      </Page>
    </FindingWordsOfPage>
  )
}

function Standing({ page: { about, cards }, words }: { page: JoinedPage; words: Words['joined'] }) {
  return cards.length > 1 ? (
    <Alert title={fill(words.together, { count: cards.length })}>{words.togetherText}</Alert>
  ) : (
    <Alert tone="warning" title={words.alone[about].title}>
      {words.alone[about].text}
    </Alert>
  )
}

function Judgements({ page: { judgements }, words: { joined, groundNames } }: JoinedViewProps) {
  if (judgements.length === 0) return null
  return (
    <section aria-labelledby="why" className="space-y-3">
      <h2 id="why">{joined.why}</h2>
      <ul className="space-y-3">
        {judgements.map(({ id, sides, ground, restsOn, judgedOn }) => (
          <li key={id} className="break-words">
            <strong>{fill(joined.judged, { ...namesOf(sides), day: partialDay(judgedOn) })}</strong>
            <br />
            {fill(joined.rests, { ground: groundNames[ground], text: restsOn })}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{joined.undo}</p>
    </section>
  )
}

/** The numbers of both records: with them a reader finds the right one of two that have one name. */
export function namesOf([first, second]: readonly NamedSide[]): { first: string; second: string } {
  return { first: first?.referenceNumber ?? '', second: second?.referenceNumber ?? '' }
}
