import { expect, test } from 'vitest'
import { rolesWith } from '#domain/people/capacities.ts'
import type { Action } from '#domain/permissions/can.ts'
import { expectations } from '#domain/permissions/expectations.ts'
import { readSourceFiles } from './boundaries/read-source-files.ts'
import { isTest, sourceFile } from './boundaries/source-file.ts'
import { useCasesAndTheirWrites } from './boundaries/writes-reached.ts'

const files = await readSourceFiles(`${import.meta.dirname}/..`)
const found = useCasesAndTheirWrites(files)

/** Rows that come with every act, that count, or that are keys: no one opens them as what a person wrote. */
const machinery = new Set([
  ...['events', 'jobs', 'notifications', 'subjectsToIndex', 'shownDocuments', 'webhookMessages'],
  ...['daily_figures', 'daily_waits', 'daily_salts', 'rate_limits', 'usageMonths', 'refusedByBrowsers'],
  ...['sealedKeys', 'journalDays', 'journalEntries', 'organisationLog'],
])

/** What people who are not on the staff add without a limit of number, and why there can be no flood of it for staff. */
const boundedOtherwise: Record<string, string> = {
  sendApplication: 'One row of a person, written over.',
  saveApplicationDraft: 'One row of a person, written over.',
  acceptInvitation: 'Staff made the invitation, and it is used up.',
  makeFolder: 'For the account alone: no member of staff opens it.',
  keepNameList: 'For the account alone: no member of staff opens it.',
  keepNameFile: 'For the account alone: no member of staff opens it.',
  saveSearch: 'For the account alone: no member of staff opens it.',
  savePreferences: 'One row of a person, written over.',
  stopMailByAddress: 'One row of a person, written over.',
  deleteAccount: 'The account ends with it.',
  confirmByLink: 'A link of one registration, and it is used up.',
  renewRecoveryCodes: 'A set of codes that replaces the one before it.',
  beginApp: 'One row of a person, written over.',
  activateApp: 'A set of codes that replaces the one before it.',
  foundOrganisation: 'An account has one organisation, and pays for it.',
  leaveOrganisation: 'A seat ends once.',
  takeSeatBack: 'A seat ends once.',
  endOrganisation: 'An organisation ends once.',
  setOrganisationRules: 'One row of an organisation, written over.',
  showPayment: 'One invoice of a payment that came.',
  playPayment: 'One invoice of a payment on trial.',
}

const open = found.filter(({ action }) => isOpenToOthers(action as Action))
const adding = open.filter(({ adds }) => adds.some((table) => !machinery.has(table)))

test('whatever people who are not on the staff can add has a limit that the use case reaches', () => {
  const unbounded = adding.filter(({ limits, name }) => limits.length === 0 && !(name in boundedOtherwise))
  expect(unbounded.map(({ name, action, adds }) => `${name} (${action}): ${adds.join()}`)).toEqual([])
})

test('no reason is kept for a use case that has a limit, or that adds nothing', () => {
  const needed = new Set(adding.filter(({ limits }) => limits.length === 0).map(({ name }) => name))
  expect(Object.keys(boundedOtherwise).filter((name) => !needed.has(name))).toEqual([])
})

test('the walk sees what visitors, sources, reporters and experts add, and the limits of messages', () => {
  expect(adding.length).toBeGreaterThan(50)
  for (const name of ['sendTip', 'writeToTip', 'writeToStaff', 'tellOfPunishment', 'writeAsExpert']) {
    const useCase = adding.find((each) => each.name === name)
    expect(useCase?.adds, name).toContain('conversationMessages')
    expect(useCase?.limits.length, name).toBeGreaterThan(0)
  }
  const limitsOf = (name: string) => adding.find((each) => each.name === name)?.limits
  for (const name of ['writeToTip', 'writeToStaff', 'writeAsExpert'])
    expect(limitsOf(name)).toContain('server/conversations/hold-limit.ts holdLimit')
})

test('a use case that adds rows and reaches no limit is found', () => {
  const [lit] = useCasesAndTheirWrites([
    sourceFile('server/database/tables/lamps.ts', `export const lamps = pgTable('lamps', {})`),
    sourceFile(
      'server/a.ts',
      `import { lamps } from '#server/database/tables/lamps.ts'
       export const light = openUseCase('tip.send', async ({ queries }) => add(queries))
       function add(queries) { return queries.insert(lamps).values({}) }`,
    ),
  ])
  expect(lit).toMatchObject({ name: 'light', adds: ['lamps'], limits: [] })
})

/** Why all messages of these conversations may be opened at once. */
const opensAll = {
  'server/conversations/list-messages.ts': 'Each has one message, and fifty are shown.',
  'server/publishing/corrections/request-queries.ts':
    'Each has a request and an answer, and fifty are shown.',
  'server/sources/punishment/follow-ups.ts': 'It has `mostFollowUps` messages.',
  'server/sources/conversation-of-report.ts':
    'A draft of staff is compared with all that was said. No page shows it.',
}

test('every other conversation is opened a page at a time, and every message is written where its limit is held', () => {
  const server = files.filter(({ path }) => path.startsWith('server/') && !isTest(path))
  const asking = (pattern: RegExp) => server.filter(({ text }) => pattern.test(text)).map(({ path }) => path)
  expect(asking(/await openConversations\([^)]*'all'\)/).toSorted()).toEqual(Object.keys(opensAll).toSorted())
  expect(
    asking(/insert\(conversationMessages\)|insertRows\([^)]*conversationMessages|into conversation_messages/),
  ).toEqual(['server/conversations/write-conversation.ts'])
})

/** Visitors, sources, or anyone with an account and no role of staff. */
function isOpenToOthers(action: Action): boolean {
  const { who, orOwner } = expectations[action] ?? {}
  if (who === undefined || who === 'everyone' || orOwner) return true
  return who !== 'clock' && rolesWith(who).includes('reporter')
}
