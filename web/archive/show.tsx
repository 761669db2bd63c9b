import { appealStatusNames } from '#domain/archive/archive-record.ts'
import { type ConvictionView, showConviction } from '#server/archive/show-conviction.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { partialDay } from '../dates.ts'
import { visit } from '../visit.ts'
import type { Route } from './+types/show'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ application }) => {
    const conviction = await showConviction(application, args.params.reference)
    return {
      conviction,
      namesake: namesakeWarning,
      address: `${application.publicUrl}/archive/${conviction.referenceNumber}`,
    }
  })
}

const namesakeWarning =
  'Many people share a name. This record is about one person who was tried in this court on this charge, and says nothing about anybody else of that name.'

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: 'Archive – Fitila' }]
  const { conviction, address } = loaderData
  const { referenceNumber, offense, courtLocation, convictionDate, isSample } = conviction
  const description = `Conviction for ${offense} by the ${courtLocation}, ${partialDay(convictionDate)}. From the archive of convictions, with its source.`
  const record = {
    ...{ '@context': 'https://schema.org', '@type': 'WebPage', inLanguage: 'en-NG' },
    ...{ name: `${referenceNumber} – Fitila`, description, url: address },
    ...(conviction.sourceUrl ? { citation: conviction.sourceUrl } : {}),
  }
  return [
    { title: `${referenceNumber} – Fitila` },
    { name: 'description', content: description },
    isSample ? { name: 'robots', content: 'noindex' } : { 'script:ld+json': record },
  ]
}

export default function Conviction({ loaderData: { conviction, namesake, address } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader above={conviction.referenceNumber} title={conviction.name} />
      <p className="flex flex-wrap gap-2">
        <Badge tone="warning">Convicted by a court</Badge>
        {conviction.isSample ? <Badge tone="information">Invented sample</Badge> : null}
      </p>
      <Alert tone={conviction.isSample ? 'information' : 'warning'}>
        {conviction.isSample
          ? 'This record is invented. It shows what a record of the archive looks like: there is no such person and no such case.'
          : namesake}
      </Alert>
      <Card>
        <DescriptionList items={itemsOf(conviction)} />
      </Card>
      <p className="hidden text-sm print:block">{address}</p>
    </Page>
  )
}

function itemsOf(conviction: ConvictionView) {
  const { appealDate, sourceDate, sourceUrl } = conviction
  const appeal = appealStatusNames[conviction.appealStatus]
  const published = [conviction.sourcePublisher, sourceDate && partialDay(sourceDate)].filter(Boolean)
  return [
    { term: 'Offence', detail: conviction.offense },
    { term: 'Court', detail: conviction.courtLocation },
    { term: 'State where the court sat', detail: conviction.state },
    { term: 'Convicted', detail: partialDay(conviction.convictionDate) },
    { term: 'Sentence', detail: conviction.sentence },
    { term: 'Option of a fine', detail: conviction.optionOfFine },
    { term: 'Forfeited', detail: conviction.forfeiture },
    { term: 'To be paid back', detail: conviction.restitution },
    { term: 'Sections of the law', detail: conviction.lawSections },
    { term: 'Charge number', detail: conviction.chargeNo },
    { term: 'Judge', detail: conviction.judge },
    { term: 'Appeal', detail: appealDate ? `${appeal}, ${partialDay(appealDate)}` : appeal },
    { term: 'Published by', detail: published.join(', ') },
    {
      term: 'Source',
      detail: sourceUrl && (
        <a href={sourceUrl} rel="noreferrer noopener nofollow" className="break-all text-link underline">
          {sourceUrl}
        </a>
      ),
    },
  ].filter(({ detail }) => detail)
}
