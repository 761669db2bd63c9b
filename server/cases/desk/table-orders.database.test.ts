import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { mostSavedFilters, readQueueFilters } from '#domain/cases/queue-filters.ts'
import { states } from '#domain/reports/places.ts'
import { days } from '#domain/time/durations.ts'
import type { Application } from '#server/kernel/application.ts'
import { cast, submitted } from '#tests/cast.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { claimReport } from '../claim-report.ts'
import { listQueue, type Queue } from '../list-queue.ts'
import { queuePageLength } from '../queue-page.ts'
import { verifyReport } from '../verify-report.ts'
import { setDueDay } from './arrange-report.ts'
import { forgetFilters, saveFilters } from './saved-filters.ts'

const verification = { method: 'document_check', notes: 'Compared.' }
const read = (address: string) => readQueueFilters(new URLSearchParams(address))

async function idsOf(application: Application, actor: Person, address: string): Promise<string[]> {
  const ids: string[] = []
  let after: string | null = null
  do {
    const queue: Queue = await listQueue(application, actor, read(address), after)
    ids.push(...queue.entries.map(({ id }) => id))
    after = queue.next
  } while (after)
  return ids
}

test('by due day the first comes first, and what has no day comes last, the older first', async () => {
  const { application, reviewer, sent } = await house()
  const [without, late, soon, alike] = [await sent(), await sent(), await sent(), await sent()]
  await setDueDay(application, reviewer, late, { dueOn: '2027-05-01' })
  await setDueDay(application, reviewer, soon, { dueOn: '2027-01-31' })
  expect(await idsOf(application, reviewer, 'order=due')).toEqual([soon, late, without, alike])
})

test('by stage what is closest to a decision comes first', async () => {
  const { application, reviewer, officer, sent } = await house()
  const [fresh, assigned, verified, toApprove] = [await sent(), await sent(), await sent(), await sent()]
  await claimReport(application, reviewer, assigned)
  for (const id of [verified, toApprove]) await verifyReport(application, reviewer, id, verification)
  await claimReport(application, officer, toApprove)
  expect(await idsOf(application, reviewer, 'order=stage')).toEqual([toApprove, verified, assigned, fresh])
})

test.each(['due', 'stage'])('pages by %s miss no report and repeat none', async (order) => {
  const { application, reviewer, sent } = await house()
  const all: string[] = []
  for (let each = 0; each < queuePageLength + 4; each += 1) {
    const id = await sent()
    all.push(id)
    if (each % 7 === 0) await setDueDay(application, reviewer, id, { dueOn: `2027-01-${10 + (each % 5)}` })
    if (each % 9 === 0) await verifyReport(application, reviewer, id, verification)
  }
  const walked = await idsOf(application, reviewer, `order=${order}`)
  expect(walked).toHaveLength(all.length)
  expect(walked.toSorted()).toEqual(all.toSorted())
})

test('filters are kept for their owner alone, without what was searched for, and removed again', async () => {
  const { application, reviewer, officer } = await house()
  await saveFilters(application, reviewer, read('stage=new&kind=bribe&q=zebraquilt'))
  await saveFilters(application, reviewer, read('stage=new&kind=bribe'))
  const savedOf = async (person: Person) => (await listQueue(application, person, read(''), null)).saved
  const saved = await savedOf(reviewer)
  expect(saved).toMatchObject([{ filters: { stage: 'new', kind: 'bribe', search: '' } }])
  expect(JSON.stringify(await everyRow(application))).not.toContain('zebraquilt')
  expect(await savedOf(officer)).toEqual([])
  const id = saved[0]?.id ?? ''
  await expect(forgetFilters(application, officer, id)).rejects.toMatchObject({ code: 'not-found' })
  await forgetFilters(application, reviewer, id)
  expect(await savedOf(reviewer)).toEqual([])
})

test('a search alone is not kept, and neither is one filter too many', async () => {
  const { application, reviewer, reporter } = await house()
  await expect(saveFilters(application, reviewer, read('q=zebraquilt'))).rejects.toMatchObject({
    code: 'no-filter-to-save',
  })
  await expect(saveFilters(application, reporter, read('stage=new'))).rejects.toMatchObject({
    code: 'access-denied',
  })
  const many = states.slice(0, mostSavedFilters).map((state) => read(`state=${state}`))
  for (const filters of many) await saveFilters(application, reviewer, filters)
  await expect(saveFilters(application, reviewer, read('stage=new'))).rejects.toMatchObject({
    code: 'too-many-filters',
  })
})

async function house() {
  const application = await withApplication()
  const people = await cast(application, 'reporter', 'reviewer', 'officer')
  const sent = async () => {
    application.later(days(1))
    return (
      await submitted(application, {
        ...people.reporter,
        subscription: { tier: 'premium', status: 'active' },
      })
    ).id
  }
  return { application, ...people, sent }
}
