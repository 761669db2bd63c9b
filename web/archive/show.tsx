import { type ConvictionView, showConviction } from '#server/archive/show-conviction.ts'
import { showNamedInConviction } from '#server/judgements/show-named.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../dates.ts'
import { page } from '../door.ts'
import { NamedLinks } from '../named-links.tsx'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/show'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, words }) => {
    const conviction = await showConviction(application, args.params.reference)
    return {
      words: words('archiveRecord', 'appealStatusNames', 'namedLinks'),
      conviction,
      named: await showNamedInConviction(application, args.params.reference),
      address: `${application.publicUrl}/archive/${conviction.referenceNumber}`,
    }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: titled(undefined) }]
  const { conviction, address } = loaderData
  if (conviction.withdrawnOn)
    return [{ title: titled(conviction.referenceNumber) }, { name: 'robots', content: 'noindex' }]
  const words = loaderData.words.archiveRecord
  const { referenceNumber, offense, courtLocation, convictionDate, isSample } = conviction
  const description = fill(words.description, {
    offense,
    court: courtLocation,
    day: partialDay(convictionDate),
  })
  const record = {
    ...{ '@context': 'https://schema.org', '@type': 'WebPage', inLanguage: 'en-NG' },
    ...{ name: titled(referenceNumber), description, url: address },
    ...(conviction.sourceUrl ? { citation: conviction.sourceUrl } : {}),
  }
  return [
    { title: titled(referenceNumber) },
    { name: 'description', content: description },
    isSample ? { name: 'robots', content: 'noindex' } : { 'script:ld+json': record },
  ]
}

export default function Conviction({ loaderData }: Route.ComponentProps) {
  const { conviction, named, address } = loaderData
  const words = loaderData.words.archiveRecord
  if (conviction.withdrawnOn) return <Withdrawn words={words} conviction={conviction} />
  return (
    <Page>
      <PageHeader above={conviction.referenceNumber} title={conviction.name} />
      <p className="flex flex-wrap gap-2">
        <Badge tone="warning">{words.convicted}</Badge>
        {conviction.isSample ? <Badge tone="information">{words.sample}</Badge> : null}
      </p>
      <Alert tone={conviction.isSample ? 'information' : 'warning'}>
        {conviction.isSample ? words.sampleText : words.namesake}
      </Alert>
      {conviction.changedOn ? (
        <Alert title={fill(words.changed, { day: partialDay(conviction.changedOn) })}>
          <p className="whitespace-pre-line break-words">{conviction.changeNote}</p>
        </Alert>
      ) : null}
      <Card>
        <DescriptionList items={itemsOf(conviction, loaderData.words)} />
      </Card>
      <NamedLinks named={named} words={loaderData.words.namedLinks} />
      <p className="print:hidden">
        <a href={`/archive/${conviction.referenceNumber}/proof.txt`} download className={linkStyles}>
          {words.proof}
        </a>
      </p>
      <p className="hidden text-sm print:block">{address}</p>
    </Page>
  )
}

type WithdrawnProps = { words: Words['archiveRecord']; conviction: ConvictionView }

/** Its number, the day and the reason. */
function Withdrawn({ words, conviction }: WithdrawnProps) {
  const { referenceNumber, withdrawnOn, withdrawalReason } = conviction
  return (
    <Page>
      <PageHeader above={referenceNumber} title={words.withdrawnTitle} />
      <Alert>{fill(words.withdrawn, { day: partialDay(withdrawnOn ?? '') })}</Alert>
      <p className="whitespace-pre-line break-words">{withdrawalReason}</p>
      <p className="print:hidden">
        <a href={`/archive/${referenceNumber}/proof.txt`} download className={linkStyles}>
          {words.proof}
        </a>
      </p>
    </Page>
  )
}

function itemsOf(
  conviction: ConvictionView,
  { archiveRecord: words, appealStatusNames }: Pick<Words, 'archiveRecord' | 'appealStatusNames'>,
) {
  const { appealDate, sourceDate, sourceUrl } = conviction
  const appeal = appealStatusNames[conviction.appealStatus]
  const published = [conviction.sourcePublisher, sourceDate && partialDay(sourceDate)].filter(Boolean)
  return [
    { term: words.terms.offense, detail: conviction.offense },
    { term: words.terms.court, detail: conviction.courtLocation },
    { term: words.terms.state, detail: conviction.state },
    { term: words.terms.convicted, detail: partialDay(conviction.convictionDate) },
    { term: words.terms.sentence, detail: conviction.sentence },
    { term: words.terms.fine, detail: conviction.optionOfFine },
    { term: words.terms.forfeited, detail: conviction.forfeiture },
    { term: words.terms.restitution, detail: conviction.restitution },
    { term: words.terms.sections, detail: conviction.lawSections },
    { term: words.terms.charge, detail: conviction.chargeNo },
    { term: words.terms.judge, detail: conviction.judge },
    { term: words.terms.appeal, detail: appealDate ? `${appeal}, ${partialDay(appealDate)}` : appeal },
    { term: words.terms.publisher, detail: published.join(', ') },
    {
      term: words.terms.source,
      detail: sourceUrl && (
        <a href={sourceUrl} rel="noreferrer noopener nofollow" className="break-all text-link underline">
          {sourceUrl}
        </a>
      ),
    },
  ].filter(({ detail }) => detail)
}
