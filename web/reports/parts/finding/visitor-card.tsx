import { Link } from 'react-router'
import type { ReportCard } from '#server/finding/present-cards.ts'
import type { NamedIn } from '#server/judgements/named-in.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { dayOf, partialDay } from '../../../dates.ts'
import { NamedLinks } from '../../../named-links.tsx'
import { leadingTo } from '../../../shell/links/leading-to.ts'
import { Presumption } from '../presumption.tsx'
import { ShareAddress } from '../share-address.tsx'
import { StatePicture } from '../state-picture.tsx'
import { AtAGlance } from './at-a-glance.tsx'
import { type FindingWords, FindingWordsOfPage } from './finding-words.ts'
import { ReportLife } from './report-life.tsx'

/** What a page that needs an account says to a visitor. */
export type Guard = { title: string; text: string; login: string }

type VisitorCardProps = {
  card: ReportCard
  named: NamedIn | null
  guard: Guard
  address: string
  words: FindingWords & Pick<Words, 'visitorCard' | 'namedLinks'>
}

/** A report's page for visitors: what the list shows of it anyway, and below it what an account opens. */
export function VisitorCard({ card, named, guard, address, words }: VisitorCardProps) {
  const own = words.visitorCard
  return (
    <FindingWordsOfPage value={words}>
      <Page width="wide">
        <div className="columns-beside">
          <div>
            <Card as="article" className="space-y-3">
              {card.acquittedOn ? (
                <Alert
                  tone="success"
                  title={fill(words.finding.acquittedOn, { day: partialDay(card.acquittedOn) })}
                />
              ) : null}
              <h1>{card.personName ?? card.referenceNumber}</h1>
              {card.status === 'retracted' ? (
                <Retracted card={card} words={words} />
              ) : (
                <Approved card={card} />
              )}
              <WaysOn card={card} words={own} />
              <NamedLinks named={named} words={words.namedLinks} />
            </Card>
            <GuardBelow card={card} guard={guard} words={own} />
            <Presumption />
          </div>
          <div className="beside">
            <ReportLife card={card} />
            <ShareAddress address={address} words={words.finding.share} />
          </div>
        </div>
      </Page>
    </FindingWordsOfPage>
  )
}

type PartProps = { card: ReportCard; words: Words['visitorCard'] }

function WaysOn({ card, words }: PartProps) {
  return (
    <p className="flex flex-wrap gap-x-6">
      {card.status === 'retracted' ? null : (
        <Link to={`/reports/${card.id}/correction`} className={wayStyles}>
          {words.correction}
        </Link>
      )}
      <Link to={`/reports/${card.id}/tip`} className={wayStyles}>
        {words.tip}
      </Link>
      <Link to="/reports" className={wayStyles}>
        {words.all}
      </Link>
    </p>
  )
}

const wayStyles = `${linkStyles} inline-flex min-h-11 items-center`

/** What an account opens. Of what was retracted it shows no more than the card. */
function GuardBelow({ card, guard, words }: PartProps & { guard: Guard }) {
  const path = `/reports/${card.id}`
  return (
    <section
      aria-labelledby="guard"
      className="space-y-3 rounded-card border border-dashed border-edge p-5 text-center print:hidden"
    >
      <h2 id="guard">{guard.title}</h2>
      <p>{guard.text}</p>
      <p className="text-muted">{fill(words.back, { number: card.referenceNumber })}</p>
      <p className="flex flex-wrap justify-center gap-3">
        <Link to={leadingTo('/login', path)} className={`${buttonStyles()} max-sm:w-full`}>
          {guard.login}
        </Link>
        <Link
          to={leadingTo('/register', path)}
          className={`${buttonStyles({ tone: 'secondary' })} max-sm:w-full`}
        >
          {words.register}
        </Link>
      </p>
      {card.status === 'retracted' ? null : (
        <ul className="ticked mx-auto w-fit text-left text-sm text-muted">
          {words.inside.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Approved({ card }: { card: ReportCard }) {
  return (
    <>
      <AtAGlance card={card} />
      <p className="max-w-prose">{card.excerpt}</p>
    </>
  )
}

function Retracted({ card, words }: { card: ReportCard; words: FindingWords }) {
  return (
    <p>
      <StatePicture stage="retracted" />
      <strong>{fill(words.finding.retractedOn, { day: dayOf(card.retractedAt ?? card.publishedAt) })}</strong>{' '}
      {card.correctionNotice}
    </p>
  )
}
