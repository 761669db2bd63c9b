import { type ListFilters, noFilters, writeListFilters } from '#domain/finding/list-filters.ts'
import { nothingAsked, readSearch } from '#domain/finding/search-query.ts'
import type { Application } from '#server/kernel/application.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { wordsIn } from '#words/catalogue.ts'
import type { Exported } from './export/ticket.ts'
import type { PublicCard, ReportCard } from './present-cards.ts'
import { findCards, listPublicReports } from './public-list.ts'

/**
 * The newest reports that the filters let through, as an Atom feed (RFC 4287). Feeds are copied and kept by others, where no
 * retraction reaches them, so the entries name no person: who it is about is told by the page that they lead to. A retracted
 * report has neither sector nor state, so the feed of all reports alone tells of it.
 */
export const atomFeed = openUseCase(
  'public.read',
  async ({ application }, filters: ListFilters = noFilters): Promise<string> => {
    const { publicUrl } = application
    // A feed is read from its newest entry on, and convictions are no reports.
    const narrowed: ListFilters = { ...filters, order: 'newest', withArchive: false }
    const query = String(writeListFilters(narrowed))
    const ending = query === '' ? '' : `?${query}`
    const { cards } = await listPublicReports(application, null, narrowed)
    return feedOf(cards, {
      publicUrl,
      id: `${publicUrl}/reports/feed.atom${ending}`,
      title: ['Fitila: newly published reports', ...placesOf(narrowed)].join(', '),
      links: [
        { rel: 'self', href: `/reports/feed.atom${ending}` },
        { rel: 'alternate', href: `/reports${ending}` },
      ],
    })
  },
)

/**
 * The feed of a search that an account keeps. Its own address and its search are secrets of that account, and are not in it.
 *
 * @param searched null for one without entries
 */
export async function writeFeed(
  application: Application,
  about: { id: string; title: string },
  searched: Exported | null,
): Promise<string> {
  const { publicUrl } = application
  const filters: ListFilters = { ...(searched?.filters ?? noFilters), order: 'newest', withArchive: false }
  const query = searched === null || searched.term === '' ? nothingAsked : readSearch(searched.term)
  const cards =
    searched === null
      ? []
      : (await application.database.inLane('searching', () => findCards(application, query, filters, null)))
          .cards
  return feedOf(cards, { publicUrl, ...about, links: [{ rel: 'alternate', href: '/saved-searches' }] })
}

type Feed = { publicUrl: string; id: string; title: string; links: { rel: string; href: string }[] }

function feedOf(cards: readonly PublicCard[], { publicUrl, id, title, links }: Feed): string {
  const reports = cards.filter(isReport)
  const updated = reports.map(momentOf).toSorted().at(-1) ?? '2026-01-01T00:00:00+01:00'
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-NG" xml:base="${escaped(`${publicUrl}/`)}">
  <id>${escaped(id)}</id>
  <title>${escaped(title)}</title>
  <author><name>Fitila</name></author>
  <updated>${updated}</updated>
${links.map(linkOf).join('')}${reports.map((report) => entryOf(report)).join('')}</feed>
`
}

function linkOf({ rel, href }: Feed['links'][number]): string {
  const type = rel === 'alternate' ? ' type="text/html"' : ''
  return `  <link rel="${rel}"${type} href="${escaped(href)}"/>\n`
}

function placesOf({ kinds, sectors, states }: ListFilters): string[] {
  const { kindTitles, sectorNames } = wordsIn('en')
  return [
    ...kinds.map((kind) => kindTitles[kind]),
    ...sectors.map((sector) => sectorNames[sector]),
    ...states,
  ]
}

function entryOf(report: ReportCard): string {
  return `  <entry>
    <id>urn:uuid:${report.id}</id>
    <title>${escaped(titleOf(report))}</title>
    <published>${report.publishedAt}T00:00:00+01:00</published>
    <updated>${momentOf(report)}</updated>
    <link rel="alternate" type="text/html" href="/reports/${report.id}"/>
    <summary>${escaped(summaryOf(report))}</summary>
  </entry>
`
}

function titleOf({ referenceNumber, status, wrongKind, sector, state }: ReportCard): string {
  if (status === 'retracted') return `${referenceNumber} was retracted`
  const { kindTitles, sectorNames } = wordsIn('en')
  const parts = [referenceNumber, wrongKind && kindTitles[wrongKind], sector && sectorNames[sector], state]
  return parts.filter(Boolean).join(', ')
}

function summaryOf(card: ReportCard): string {
  const { verificationMethod, credibilityRating, disputedOn, correctedAt } = card
  if (card.status === 'retracted') return card.correctionNotice ?? ''
  const parts = [
    verificationMethod && `Verified by: ${wordsIn('en').methods[verificationMethod].toLowerCase()}.`,
    credibilityRating ? `Credibility ${credibilityRating} of 5.` : null,
    disputedOn && `Disputed since ${disputedOn}.`,
    correctedAt && `Corrected on ${correctedAt}.`,
    'Everybody who is named is presumed innocent until a court has decided otherwise.',
  ]
  return parts.filter(Boolean).join(' ')
}

// The day alone is told. The second says only which change of that day it is, so that a reader of feeds sees that there was one.
function momentOf({ publishedAt, retractedAt, changedAt }: ReportCard): string {
  if (retractedAt) return `${retractedAt}T00:00:02+01:00`
  else return changedAt ? `${changedAt}T00:00:01+01:00` : `${publishedAt}T00:00:00+01:00`
}

function isReport(card: PublicCard): card is ReportCard {
  return card.kind === 'report'
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML 1.0 takes no control characters but white space, not even as references. */
export function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}
