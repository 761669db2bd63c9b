import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { readQueueFilters } from '#domain/cases/queue-filters.ts'
import { isRefusal } from '#domain/errors.ts'
import { noFilters } from '#domain/finding/list-filters.ts'
import { type Feature, features } from '#domain/plans/features.ts'
import { freeReportsPerMonth } from '#domain/plans/limits.ts'
import type { PaidTier } from '#domain/plans/plans.ts'
import { states } from '#domain/reports/places.ts'
import { days } from '#domain/time/durations.ts'
import { findProgram } from '#server/access/api-keys/find-program.ts'
import { findSession, startSession } from '#server/access/sessions.ts'
import { listOwnKeys } from '#server/api/list-own-keys.ts'
import { makeKey } from '#server/api/make-key.ts'
import { listQueue } from '#server/cases/list-queue.ts'
import { beginExport } from '#server/finding/export/export-list.ts'
import { makeFolder } from '#server/finding/folders/change-folders.ts'
import { listFolders } from '#server/finding/folders/list-folders.ts'
import { keepNameList } from '#server/finding/name-lists/keep-name-list.ts'
import { listNameLists } from '#server/finding/name-lists/show-name-lists.ts'
import { listSavedSearches } from '#server/finding/saved/list-saved-searches.ts'
import { saveSearch } from '#server/finding/saved/save-search.ts'
import { showAnalytics } from '#server/transparency/analytics/show-analytics.ts'
import { submitReport } from '#server/writing/submit-report.ts'
import { buildReport, cast } from '#tests/cast.ts'
import { doDueWork } from '#tests/support/due-work.ts'
import { givePlan } from '#tests/support/plans/give-plan.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { showBilling } from './billing/show-billing.ts'
import { showDashboard } from './dashboard/show-dashboard.ts'
import { makeBoard } from './organisations/boards/keep-boards.ts'
import { foundOrganisation } from './organisations/found-organisation.ts'
import { setOrganisationRules } from './organisations/security/set-rules.ts'
import { makeTeamFolder } from './organisations/team/keep-folders.ts'

type Stage = Awaited<ReturnType<typeof staged>>
type Use = (stage: Stage, holder: Person) => Promise<unknown>

const noPlan = 'not-in-plan'
const noOrganisation = 'organisation-needs-enterprise'

/** One use of each feature, as its page does it, and the refusal of an account whose plan lacks it. */
const uses: Record<Feature, { use: Use; refusal: string }> = {
  'advanced-search': {
    use: ({ application }, holder) =>
      saveSearch(application, holder, { term: 'road', filters: noFilters }, { name: 'Roads', alert: 'off' }),
    refusal: noPlan,
  },
  'export-reports': {
    use: ({ application }, holder) => beginExport(application, holder, { term: '', filters: noFilters }),
    refusal: noPlan,
  },
  'unlimited-reports': {
    use: async ({ application }, holder) => {
      for (let sent = 0; sent <= freeReportsPerMonth; sent += 1)
        await submitReport(application, holder, buildReport())
    },
    refusal: 'reports-this-month',
  },
  'priority-verification': { use: requirePriority, refusal: 'no priority' },
  'cross-reference': {
    use: ({ application }, holder) => keepNameList(application, holder, { name: 'Firms', names: 'Misali' }),
    refusal: noPlan,
  },
  'report-selection': {
    use: ({ application }, holder) => makeFolder(application, holder, { name: 'Roads' }),
    refusal: noPlan,
  },
  dashboard: { use: ({ application }, holder) => showDashboard(application, holder), refusal: noPlan },
  analytics: {
    use: ({ application }, holder) => showAnalytics(application, holder, 'year'),
    refusal: noPlan,
  },
  'api-access': {
    use: ({ application }, holder) =>
      makeKey(application, holder, { name: 'Lamp', lifetime: '365', publicRead: 'on' }),
    refusal: 'api-needs-enterprise',
  },
  'custom-analytics': {
    use: ({ application }, holder) => makeBoard(application, holder, { boardName: 'Roads' }),
    refusal: noOrganisation,
  },
  'team-collaboration': {
    use: ({ application }, holder) => makeTeamFolder(application, holder, { folderName: 'Roads' }),
    refusal: noOrganisation,
  },
  'enhanced-security': {
    use: ({ application }, holder) => setOrganisationRules(application, holder, { sessionHours: '4' }),
    refusal: noOrganisation,
  },
}

const all = Object.keys(uses) as Feature[]

/** What one feature says to an account with no plan, with either plan, when that has ended, and when it has come back. */
test.each(all)('%s: not allowed, allowed by its tiers, ended, and allowed again', async (feature) => {
  const stage = await staged()
  const { refusal } = uses[feature]
  expect(await answerOf(feature, stage)).toBe(refusal)
  for (const tier of ['premium', 'enterprise'] as const) {
    await startPlan(stage, tier)
    const has = (features[feature] as readonly string[]).includes(tier)
    expect(await answerOf(feature, stage), tier).toBe(has ? 'allowed' : refusal)
    stage.application.later(days(31))
    expect(await answerOf(feature, stage), `${tier}, ended`).toBe(refusal)
  }
  await startPlan(stage, 'enterprise')
  expect(await answerOf(feature, stage), 'again').toBe('allowed')
})

test('when a plan ends all that it let an account keep is paused: it is counted, read and never deleted', async () => {
  const stage = await staged()
  const { application } = stage
  await startPlan(stage, 'enterprise')
  for (const feature of all) expect(await answerOf(feature, stage), feature).toBe('allowed')
  const { key } = await makeKey(application, await holderOf(stage), {
    ...{ name: 'Lamp', lifetime: '365', publicRead: 'on' },
  })
  const kept = await countKept(application)
  expect(
    Object.values(kept).every((rows) => rows > 0),
    JSON.stringify(kept),
  ).toBe(true)

  application.later(days(31))
  await doDueWork(application)
  application.later(days(60))
  await doDueWork(application)
  expect(await countKept(application)).toEqual(kept)
  const holder = await holderOf(stage)
  expect(holder.subscription).toEqual({ tier: 'free', status: 'canceled' })
  expect((await showBilling(application, holder)).kept).toEqual([
    { thing: 'saved-search', held: 1, most: 0 },
    { thing: 'folder', held: 1, most: 0 },
    { thing: 'name-list', held: 1, most: 0 },
  ])
  expect(await listSavedSearches(application, holder)).toMatchObject({
    searches: [{ name: 'Roads' }],
    most: 0,
  })
  expect(await listFolders(application, holder)).toMatchObject({ folders: [{ name: 'Roads' }], most: 0 })
  expect(await listNameLists(application, holder)).toMatchObject({ lists: [{ name: 'Firms' }], most: 0 })
  expect(await listOwnKeys(application, holder)).toMatchObject({ keys: [{}, {}], hasAccess: false })
  await expect(findProgram(application, key, null)).rejects.toMatchObject({ code: 'api-key-not-valid' })

  await startPlan(stage, 'enterprise')
  expect((await showBilling(application, await holderOf(stage))).kept[0]).toEqual({
    ...{ thing: 'saved-search', held: 1, most: 25 },
  })
  await findProgram(application, key, null)
})

async function staged() {
  const application = await withApplication()
  const people = await cast(application, 'reporter', 'reviewer', 'stranger')
  return { application, ...people }
}

/** A payment of a month, and an organisation where the plan has them. */
async function startPlan({ application, reporter }: Stage, tier: PaidTier): Promise<void> {
  await givePlan(application, reporter.id, { tier, days: 31, source: 'payment' })
  if (tier !== 'enterprise') return
  await foundOrganisation(application, reporter, { organisationName: 'Lamp Desk' }).catch(
    (error: unknown) => {
      // The organisation of the time before is still there.
      expect(error).toMatchObject({ code: 'in-organisation-already' })
    },
  )
}

/** Who comes in now: the plan is what the session finds, and never what a test says. */
async function holderOf({ application, reporter }: Stage): Promise<Person> {
  const session = await findSession(application, await startSession(application, reporter))
  if (!session) throw new Error('The session was not found')
  return { ...session.person, isConfirmed: true }
}

async function answerOf(feature: Feature, stage: Stage): Promise<string> {
  const { use, refusal } = uses[feature]
  const holder = await holderOf(stage)
  try {
    await use(stage, holder)
    return 'allowed'
  } catch (error) {
    if (error instanceof NoPriority) return refusal
    if (!isRefusal(error)) throw error
    // Without an organisation there is none to enter, and founding one asks for the plan.
    return error.kind === 'not-found' ? refusalToFound(stage, holder) : String(error.code)
  }
}

class NoPriority extends Error {}

/** No mark says it: the report has it if it comes before one that was sent the day before, by a person without a plan. */
async function requirePriority({ application, reviewer, stranger }: Stage, holder: Person): Promise<void> {
  const queue = async (filters: Record<string, string>) =>
    (await listQueue(application, reviewer, readQueueFilters(new URLSearchParams(filters)), null)).entries
  // Of a state that no other report in the queue is about.
  const taken = new Set((await queue({})).map((entry) => entry.state))
  const state = states.find((each) => !taken.has(each)) ?? ''
  const { id: other } = await submitReport(application, stranger, buildReport({ state }))
  application.later(days(1))
  const { id } = await submitReport(application, holder, buildReport({ state }))
  const order = (await queue({ state })).map((entry) => entry.id)
  expect(order.toSorted()).toEqual([id, other].toSorted())
  if (order[0] === other) throw new NoPriority()
}

async function refusalToFound({ application }: Stage, holder: Person): Promise<string> {
  return foundOrganisation(application, holder, { organisationName: 'Lamp Desk' }).then(
    () => 'allowed',
    (error: { code: string }) => error.code,
  )
}

const tablesKept = [
  ...(['saved_searches', 'folders', 'name_lists', 'api_keys', 'organisations'] as const),
  ...(['organisation_rules', 'team_boards', 'team_folders'] as const),
]

async function countKept({ database }: TestApplication): Promise<Record<string, number>> {
  const counted = tablesKept.map(async (table) => {
    const { rows } = await database.pool.query<{ rows: number }>(`select count(*)::int as rows from ${table}`)
    return [table, rows[0]?.rows ?? 0] as const
  })
  return Object.fromEntries(await Promise.all(counted))
}
