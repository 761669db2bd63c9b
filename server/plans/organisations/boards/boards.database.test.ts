import { expect, test } from 'vitest'
import { readQuestion } from '#domain/figures/questions.ts'
import { dayInNigeria, startOfDay } from '#domain/time/day-in-nigeria.ts'
import { days, hours } from '#domain/time/durations.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { cast } from '#tests/cast.ts'
import { foundedWith } from '#tests/support/plans/founded-with.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { leaveOrganisation } from '../leave-organisation.ts'
import { answerQuestion } from './answer-question.ts'
import { keepBoardFiles } from './keep-board-files.ts'
import { changeBoard, makeBoard, removeBoard } from './keep-boards.ts'
import { addCard, closeCard, openCard, removeCard } from './keep-cards.ts'
import { listBoards, showBoard, showBoardFile, showEmbeddedCard } from './show-boards.ts'

test('an answer counts what is public by one or two groupings, within its filters and its days', async () => {
  const { application, report } = await staged()
  const { reporter, reviewer, officer } = report
  const people = { owner: reporter, reviewer, officer }
  const second = await publicReport(application, { ...people, words: { state: 'Kano' } })
  application.later(days(40))
  await publicReport(application, { ...people, words: { state: 'Kano' } })
  const ask = (given: Record<string, string>) => answerQuestion(application, readQuestion(given))
  const { rows } = await application.database.pool.query<{ state: string }>(
    `select state from public_reports where report_id = $1`,
    [report.id],
  )
  const elsewhere = rows[0]?.state ?? ''
  expect((await ask({ by: 'state' })).lines).toEqual([
    { by: 'Kano', and: null, value: 2 },
    { by: elsewhere, and: null, value: 1 },
  ])
  expect((await ask({ by: 'state', and: 'month', state: 'Kano' })).lines).toEqual([
    { by: 'Kano', and: '2026-11', value: 1 },
    { by: 'Kano', and: '2026-12', value: 1 },
  ])
  expect((await ask({ by: 'month', period: 'dates', to: '2026-11-21' })).lines).toEqual([
    { by: '2026-11', and: null, value: 2 },
  ])
  expect((await ask({ by: 'state', kind: 'quokka', sector: 'judiciary_courts' })).lines).toEqual([])
  await retractReport(application, officer, second.id, { reason: 'The register says otherwise.' })
  expect((await ask({ by: 'month', measure: 'retracted' })).lines).toEqual([
    { by: '2026-11', and: null, value: 1 },
  ])
  expect((await ask({ by: 'state' })).lines.find(({ by }) => by === 'Kano')?.value).toBe(1)
})

test('members put cards on boards, and a board is full with twelve', async () => {
  const { application, owner, member } = await staged()
  const board = await makeBoard(application, owner, { boardName: 'Lamps' })
  await Promise.allSettled(
    Array.from({ length: 14 }, (_, each) =>
      addCard(application, member, board, { cardName: `Card ${each}` }),
    ),
  )
  const shown = await showBoard(application, member, board)
  expect(shown.cards).toHaveLength(12)
  expect(shown.cards[0]).toMatchObject({
    question: { measure: 'reports', by: 'state' },
    answer: { isCut: false },
  })
  await expect(addCard(application, member, board, { cardName: 'One more' })).rejects.toMatchObject({
    code: 'too-many-cards',
  })
  await removeCard(application, member, board, shown.cards[0]?.id)
  expect((await listBoards(application, owner)).boards).toMatchObject([{ name: 'Lamps', cards: 11 }])
  await expect(removeBoard(application, member, board)).rejects.toMatchObject({ kind: 'not-found' })
  for (let each = 0; each < 9; each += 1) await makeBoard(application, member, { boardName: `Board ${each}` })
  await expect(makeBoard(application, owner, { boardName: 'One more' })).rejects.toMatchObject({
    code: 'too-many-boards',
  })
  const { rows } = await application.database.pool.query('select * from team_boards, team_cards')
  expect(JSON.stringify(rows)).not.toMatch(/Lamps|Card 1/)
})

test('a board keeps a file each week, once, with the numbers of that day, and none when its time is over', async () => {
  const { application, owner } = await staged()
  const board = await makeBoard(application, owner, { boardName: 'Lamps' })
  await addCard(application, owner, board, { cardName: '=By state', by: 'state' })
  await keepBoardFiles(application)
  expect((await showBoard(application, owner, board)).files).toEqual([])
  await changeBoard(application, owner, board, {
    ...{ boardName: 'Lamps', filesEvery: 'week', filesWeekday: '6' },
  })
  for (const later of [0, 6, 1, 7]) {
    application.later(days(later))
    await Promise.all([keepBoardFiles(application), keepBoardFiles(application)])
  }
  const { files } = await showBoard(application, owner, board)
  expect(files).toEqual(['2026-12-05', '2026-11-28', '2026-11-21'])
  const { name, csv, lines } = await showBoardFile(application, owner, board, '2026-11-21')
  expect(csv.split('\r\n')[1]).toMatch(/^2026-11-21,'=By state,reports,state,\w[^,]*,,,1$/)
  expect([name, lines.length, lines[0]]).toMatchObject([
    'Lamps',
    csv.trimEnd().split('\r\n').length - 1,
    { card: '=By state', measure: 'reports', by: 'state', and: null, number: 1 },
  ])
  await expect(showBoardFile(application, owner, board, '2026-11-22')).rejects.toMatchObject({
    kind: 'not-found',
  })
  application.later(days(400))
  await keepBoardFiles(application)
  const { rows } = await application.database.pool.query('select from team_files')
  expect(rows).toHaveLength(3)
})

test('a board keeps its weekly and monthly files on the chosen days of Lagos, and says the next one', async () => {
  const { application, owner } = await staged()
  const board = await makeBoard(application, owner, { boardName: 'Lamps' })
  const choose = (days: Record<string, string>) =>
    changeBoard(application, owner, board, { boardName: 'Lamps', ...days })
  const shown = () => showBoard(application, owner, board)
  expect(await shown()).toMatchObject({ filesEvery: null, nextFile: null })
  // A Saturday.
  expect(dayInNigeria(application.now())).toBe('2026-11-21')
  await choose({ filesEvery: 'week', filesWeekday: '3' })
  expect(await shown()).toMatchObject({
    nextFile: '2026-11-25',
    fileDays: { weekday: 3, monthDay: 1 },
  })
  const keepUntil = async (last: string) => {
    while (dayInNigeria(application.now()) <= last) {
      await keepBoardFiles(application)
      application.later(hours(12))
    }
    return (await shown()).files
  }
  expect(await keepUntil('2026-12-02')).toEqual(['2026-12-02', '2026-11-25'])
  await choose({ filesEvery: 'month', filesMonthDay: '31' })
  expect(await shown()).toMatchObject({ nextFile: '2026-12-31' })
  expect((await keepUntil('2027-03-01')).slice(0, 3)).toEqual(['2027-02-28', '2027-01-31', '2026-12-31'])
  application.later(days(31))
  await choose({ filesEvery: 'month', filesMonthDay: '31' })
  expect(await shown()).toMatchObject({ nextFile: dayInNigeria(application.now()) })
  await keepBoardFiles(application)
  expect(await shown()).toMatchObject({
    files: ['2027-04-02', '2027-02-28', '2027-01-31', '2026-12-31', '2026-12-02', '2026-11-25'],
    nextFile: '2027-04-30',
  })
  for (const wrong of [{ filesWeekday: '7' }, { filesMonthDay: '32' }, { filesMonthDay: '0' }])
    await expect(choose({ filesEvery: 'week', ...wrong })).rejects.toMatchObject({ kind: 'invalid' })
})

test('a file is made from midnight in Lagos on, an hour before midnight in London', async () => {
  const { application, owner } = await staged()
  const board = await makeBoard(application, owner, { boardName: 'Lamps' })
  await changeBoard(application, owner, board, {
    ...{ boardName: 'Lamps', filesEvery: 'week', filesWeekday: '0' },
  })
  const midnight = startOfDay('2026-11-22').getTime()
  application.later(midnight - 1 - application.now().getTime())
  await keepBoardFiles(application)
  expect((await showBoard(application, owner, board)).files).toEqual([])
  application.later(1)
  expect(application.now().toISOString()).toBe('2026-11-21T23:00:00.000Z')
  await keepBoardFiles(application)
  expect((await showBoard(application, owner, board)).files).toEqual(['2026-11-22'])
})

test('a card is shown by its newest secret address alone, until it is closed or the time is over', async () => {
  const { application, owner, member } = await staged()
  const board = await makeBoard(application, owner, { boardName: 'Lamps' })
  await addCard(application, owner, board, { cardName: 'By state' })
  const id = (await showBoard(application, owner, board)).cards[0]?.id
  const { secret: old } = await openCard(application, owner, board, id)
  const { secret } = await openCard(application, member, board, id)
  const hidden = { kind: 'not-found' }
  for (const each of [old, '', undefined, `${secret}x`, secret.slice(1)])
    await expect(showEmbeddedCard(application, each)).rejects.toMatchObject(hidden)
  expect(await showEmbeddedCard(application, secret)).toMatchObject({
    name: 'By state',
    answer: { lines: [{ value: 1 }] },
  })
  const { rows } = await application.database.pool.query('select * from team_cards')
  expect(JSON.stringify(rows)).not.toContain(secret)
  await closeCard(application, owner, board, id)
  await expect(showEmbeddedCard(application, secret)).rejects.toMatchObject(hidden)
  const { secret: last } = await openCard(application, owner, board, id)
  application.later(days(367))
  await expect(showEmbeddedCard(application, last)).rejects.toMatchObject(hidden)
})

test('two organisations never see each other’s boards, and who left sees none', async () => {
  const { application, owner, member } = await staged()
  const { administrator } = await cast(application, 'administrator')
  await foundedWith(application, administrator)
  const board = await makeBoard(application, owner, { boardName: 'Lamps' })
  await addCard(application, owner, board, { cardName: 'By state' })
  const card = (await showBoard(application, owner, board)).cards[0]?.id
  const own = await makeBoard(application, administrator, { boardName: 'Others' })
  await leaveOrganisation(application, member)
  for (const person of [administrator, member]) {
    const steps = [
      () => showBoard(application, person, board),
      () => showBoardFile(application, person, board, '2026-11-21'),
      () => changeBoard(application, person, board, { boardName: 'Taken' }),
      () => removeBoard(application, person, board),
      () => addCard(application, person, board, { cardName: 'Taken' }),
      () => openCard(application, person, board, card),
      () => openCard(application, person, own, card),
      () => closeCard(application, person, own, card),
      () => removeCard(application, person, own, card),
    ]
    for (const step of steps) await expect(step()).rejects.toMatchObject({ kind: 'not-found' })
  }
  expect((await listBoards(application, administrator)).boards).toMatchObject([{ name: 'Others' }])
})

async function staged() {
  const application = await withApplication()
  const { auditor: owner, stranger: member } = await cast(application, 'auditor', 'stranger')
  await foundedWith(application, owner, member)
  const report = await publicReport(application)
  return { application, owner, member, report }
}
