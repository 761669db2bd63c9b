import { expect, test } from 'vitest'
import { eventKinds } from '#domain/events/event.ts'
import { publicEvents } from '#domain/events/event-audience.ts'
import { publicStatuses } from '#domain/reports/visibility.ts'
import { statuses } from '#domain/reports/workflow.ts'
import { rateReport } from '#server/cases/rate-report.ts'
import type { HubNews } from '#server/hub/hub.ts'
import { changesWhatIsPublic } from '#server/hub/kept-until-public-event.ts'
import { cast, submitted } from '#tests/cast.ts'
import { aboutHidden } from '#tests/support/live/announcements.ts'
import { aProcess, listener } from '#tests/support/live/listener.ts'
import { publicReport } from '#tests/support/public-report.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { newestPublicEvent } from './live-state.ts'

test('whatever happens to a report that is not public, the page of another reader is told nothing', async () => {
  const application = await withApplication()
  const shown = await publicReport(application)
  const { reporter, reviewer } = shown
  const { stranger } = await cast(application, 'stranger')
  const process = await aProcess(application)
  const { id } = await submitted(application, reporter)
  const [outsider, staff] = [
    await listener(application, process, stranger),
    await listener(application, process, reviewer),
  ]
  const before = outsider.last()
  const announcements = aboutHidden(id, 1_000_000)
  for (const announcement of announcements) process.own.hub.announce(announcement)
  // In the database too, for a page that is opened afterwards.
  for (const { kind, status } of announcements) await happened(application, id, kind, status)
  const late = await listener(application, process, stranger)
  expect(late.last()).toEqual(before)

  // A page that is told of the last one was told of all before it.
  await happened(application, shown.id, 'report.rated', 'approved')
  await expect.poll(() => outsider.last()?.lists).not.toBe(before?.lists)
  expect(outsider.said).toHaveLength(2)
  expect(staff.said.length).toBeGreaterThan(2)
})

test('what staff rate is news for everyone where the report is public, and for no one outside where it is not', async () => {
  const application = await withApplication()
  const shown = await publicReport(application)
  const { reporter, officer } = shown
  const { stranger } = await cast(application, 'stranger')
  const { id } = await submitted(application, reporter)
  const process = await aProcess(application)
  const heard: HubNews[] = []
  process.own.hub.listen((news) => heard.push(news))
  const page = await listener(application, process, stranger)
  await rateReport(process.own, officer, id, { rating: '4', contentVersion: '1' })
  await rateReport(process.own, officer, shown.id, { rating: '4', contentVersion: '1' })
  await expect.poll(() => new Set(page.said.map(({ lists }) => lists)).size).toBe(2)
  const rated = heard.filter(({ kind }) => kind === 'event')
  expect(new Set(rated.filter(changesWhatIsPublic).map((news) => about(news)))).toEqual(new Set([shown.id]))
  expect(new Set(rated.map((news) => about(news)))).toEqual(new Set([id, shown.id]))
})

test('the newest public event is found by the rule that says which news change what is public', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const { id } = await submitted(application, reporter)
  const { queries } = application.database
  for (const kind of eventKinds.filter((each) => each.startsWith('report.')))
    for (const status of statuses) {
      const before = await newestPublicEvent(queries)
      const number = await happened(application, id, kind, status)
      const isPublic = publicEvents.includes(kind) && publicStatuses.includes(status)
      expect(await newestPublicEvent(queries), `${kind} ${status}`).toBe(isPublic ? number : before)
    }
})

function about(news: HubNews): string | null {
  return news.kind === 'event' ? news.announcement.subjectId : null
}

async function happened(
  { database }: TestApplication,
  subjectId: string,
  kind: string,
  status: string | null,
): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into events (kind, subject_kind, subject_id, status_from, status_to, actor_kind, detail, occurred_at)
     values ($1, 'report', $2, $3, $3, 'visitor', '{}', now()) returning id::int as id`,
    [kind, subjectId, status],
  )
  return rows[0]?.id ?? 0
}
