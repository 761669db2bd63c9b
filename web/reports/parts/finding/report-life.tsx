import type { ReportCard } from '#server/finding/present-cards.ts'
import { Card } from '#ui/card.tsx'
import { Timeline, type TimelineEvent } from '#ui/timeline.tsx'
import { dayOf, partialDay } from '../../../dates.ts'
import { useFindingWords } from './finding-words.ts'

type ReportLifeProps = {
  card: ReportCard
  /** ISO 8601. Of a source's act only the month is shown. */
  sentOn?: string | undefined
  verifiedOn?: string | undefined
}

/** What happened to a public report, the newest first. Acts of staff have their day. */
export function ReportLife({ card, sentOn, verifiedOn }: ReportLifeProps) {
  const { life } = useFindingWords().finding
  return (
    <Card as="section" aria-labelledby="life" className="space-y-3">
      <h2 id="life" className="text-lg">
        {life.title}
      </h2>
      <Timeline events={eventsOf({ card, sentOn, verifiedOn }, life)} />
    </Card>
  )
}

type LifeWords = ReturnType<typeof useFindingWords>['finding']['life']

function eventsOf({ card, sentOn, verifiedOn }: ReportLifeProps, words: LifeWords): TimelineEvent[] {
  const { publishedAt, correctedAt, disputedOn, acquittedOn, retractedAt } = card
  const onDay = (id: Exclude<keyof LifeWords, 'title' | 'sentIn'>, day: string | null | undefined) =>
    day ? [{ id, title: words[id], when: { iso: day, text: dayOf(day) } }] : []
  const month = sentOn?.slice(0, 'YYYY-MM'.length)
  const events = [
    ...onDay('retracted', retractedAt),
    ...onDay('acquitted', acquittedOn),
    ...onDay('corrected', correctedAt),
    ...onDay('disputed', disputedOn),
    ...onDay('published', publishedAt),
    ...onDay('verified', verifiedOn),
    // Of one day, in the order above: each browser then sorts as the server did.
  ].toSorted((one, other) => Number(dayIn(one) < dayIn(other)) - Number(dayIn(one) > dayIn(other)))
  if (!month) return events
  const sent = { id: 'sent', title: words.sentIn, when: { iso: month, text: partialDay(month) } }
  return [...events, sent]
}

function dayIn({ when }: TimelineEvent): string {
  return when.iso.slice(0, 'YYYY-MM-DD'.length)
}
