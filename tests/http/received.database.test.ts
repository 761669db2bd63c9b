import { expect, test } from 'vitest'
import { clockInNigeria } from '#domain/time/day-in-nigeria.ts'
import { minutes } from '#domain/time/durations.ts'
import { openSite } from '#tests/support/browse.ts'
import { unlistedReports } from '#tests/support/received/listed-fields.ts'
import { decodeData, isMoment, leavesOf } from '#tests/support/received/loader-data.ts'
import {
  type AskerOfReports,
  askersOfReports,
  type ReportsInEachState,
  reportsInEachState,
} from '#tests/support/received/reports-in-each-state.ts'
import { dataAddress, fillIn, givesData, type SiteRoute, siteRoutes } from '#tests/support/site-routes.ts'
import { withApplication } from '#tests/support/with-application.ts'

const staff = ['reviewer', 'administrator'] as const
const people = ['reporter', 'stranger', 'expert', ...staff] as const

/** Each moment that the data of a page may hold, by its route and the names that lead to it; everything else is a day. */
const momentsListed: Record<string, readonly AskerOfReports[]> = {
  // What staff did with a report, for staff.
  'reports/show.data.report.history[].at': staff,
  'reports/show.data.report.verifications.present[].at': staff,
  'reports/show.data.report.corrections.log[].publishedAt': staff,
  'reports/rating.data.report.verifications.present[].at': staff,
  'reports/peer-review.data.report.verifications.present[].at': staff,
  'reports/retraction.data.report.verifications.present[].at': ['administrator'],
  'reports/corrections/answer.data.desk.edition': staff,
  'reports/corrections/confirmation.data.desk.edition': staff,
  'reports/corrections/proposal.data.desk.edition': staff,
  'staff/person.data.history[].occurredAt': ['administrator'],
  'staff/user-management.data.invitations[].expiresAt': ['administrator'],
  // When a notification arrived, for its receiver.
  'notifications/list.data.notifications[].createdAt': ['reporter', 'expert', 'reviewer'],
  'notifications/newest.data.notifications[].createdAt': ['reporter', 'expert', 'reviewer'],
  // A person's own drafts, receipt, declaration and download, for that person.
  'reports/mine.data.drafts[].savedAt': ['reporter'],
  'reports/mine.data.drafts[].expiresAt': ['reporter'],
  'reports/draft.data.draft.expiresAt': ['reporter'],
  'account/declaration.data.declared.declaredAt': staff,
  'account/data.data.generatedAt': people,
}

test(
  'every reader receives from every page the fields and moments that are listed, and the moment of no act of a source',
  async () => {
    const application = await withApplication()
    const world = await reportsInEachState(application, await openSite(application))
    const moments = new Map<string, Set<string>>()
    const faults = new Set<string>()
    for (const { route, address } of addresses(world))
      for (const asker of askersOfReports) {
        const isPage = givesData(route.id)
        const answer = await world.browsers[asker].get(isPage ? dataAddress(address) : address)
        const text = await answer.text()
        if (tellsOfSource(world, `${headersOf(answer)} ${text}`, { route, asker }))
          faults.add(`${asker} learns a moment of the source at ${route.path}`)
        const data = isPage ? await decodeData(answer, text) : jsonOf(route, answer, text)
        for (const found of unlistedReports(data)) faults.add(`${asker} receives at ${route.path}: ${found}`)
        for (const { path, value } of leavesOf(data))
          if (isMoment(value)) moments.set(path, (moments.get(path) ?? new Set()).add(asker))
      }
    expect.soft([...faults]).toEqual([])
    const found = [...moments].map(([path, who]) => [path, askersOfReports.filter((each) => who.has(each))])
    expect(Object.fromEntries(found)).toEqual(momentsListed)
  },
  minutes(10),
)

test(
  'no document, feed or file tells the moment of an act of a source',
  async () => {
    const application = await withApplication()
    const world = await reportsInEachState(application, await openSite(application))
    const faults = new Set<string>()
    for (const { route, address } of addresses({ ...world, reports: world.reports.slice(-1) }))
      for (const asker of ['visitor', 'stranger', 'source', 'expert', 'reviewer'] as const) {
        const answer = await world.browsers[asker].get(address)
        if (tellsOfSource(world, `${headersOf(answer)} ${await answer.text()}`, { route, asker }))
          faults.add(`${asker} at ${route.path}`)
      }
    expect([...faults]).toEqual([])
  },
  minutes(10),
)

type Address = { route: SiteRoute; address: string }

/** Every route, and those of a report for a report in each state. */
function addresses({ reports, values }: Pick<ReportsInEachState, 'reports' | 'values'>): Address[] {
  return siteRoutes.flatMap((route) => {
    const ids = route.path.startsWith('/reports/:id') ? reports : [values.id ?? '']
    return ids.map((id) => ({ route, address: fillIn(route.path, { ...values, id }) }))
  })
}

/** What a file in JSON holds, under the names that the data of a page would have; null for any other file. */
function jsonOf({ id }: SiteRoute, answer: Response, text: string): unknown {
  return answer.headers.get('content-type')?.includes('json') ? { [id]: { data: JSON.parse(text) } } : null
}

type Asked = { route: SiteRoute; asker: AskerOfReports }

function tellsOfSource(
  { sourceMoments }: ReportsInEachState,
  text: string,
  { route, asker }: Asked,
): boolean {
  if (asker === 'reporter' && isOwnData(route.path)) return false
  const tokens = [...text.matchAll(/[A-Za-z0-9_-]{24,}/g)].map(([token]) =>
    Buffer.from(token, 'base64url').toString('latin1'),
  )
  const forms = sourceMoments.flatMap((moment) => [
    moment.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length),
    String(Math.floor(moment.getTime() / 1_000)),
    `, ${clockInNigeria(moment)}`,
  ])
  return [text, ...tokens].some((each) => forms.some((form) => each.includes(form)))
}

/** Where people read what is held on themselves, and what they are writing. */
function isOwnData(path: string): boolean {
  const own = ['/profile/data', '/reports/mine', '/submit-report', '/drafts/:draft']
  return own.some((each) => path.startsWith(each))
}

function headersOf(answer: Response): string {
  return JSON.stringify([...answer.headers])
}
