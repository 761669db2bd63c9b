import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  messagesOfPage,
  messagesTaken,
  tipsOfNetworkADay,
  tipsOfPage,
} from '#domain/conversations/source-conversation.ts'
import { days, hours } from '#domain/time/durations.ts'
import { hearEvents } from '#server/events/hear-events.ts'
import { listNotifications } from '#server/notifications/list-notifications.ts'
import { readAllNotifications } from '#server/notifications/read-notification.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { showReportTip, showReportTips } from '#server/report-view/show-tips.ts'
import { publicReport } from '#tests/support/public-report.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { enterByCode } from '../enter-by-code.ts'
import { answerTip, closeTip, reopenTip } from './answer-tip.ts'
import { sendTip } from './send-tip.ts'
import { type FollowedTip, followTip, writeToTip } from './tip-of-visit.ts'

const { aDay, unanswered } = messagesTaken.tip

test('a tip takes so many messages a day, also at once, and says when it takes more', async () => {
  const { application, visit, ofTip } = await withTip()
  const tries = await Promise.allSettled(
    Array.from({ length: aDay + 5 }, (_, number) => writeToTip(application, visit, { message: `${number}` })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(aDay - 1)
  const refusal = { code: 'too-many-messages', kind: 'limit-reached', waitSeconds: expect.any(Number) }
  const [, refused] = tries.filter(({ status }) => status === 'rejected')
  expect(refused).toMatchObject({ reason: refusal })
  const { waitSeconds } = (refused as PromiseRejectedResult).reason
  application.later(waitSeconds * 1000 - 1000)
  await expect(write(ofTip)).rejects.toMatchObject({ code: 'too-many-messages' })
  application.later(1000)
  await write(ofTip)
})

test('what waits for an answer has an end: then a tip takes one message a day, until staff answer', async () => {
  const { application, ofTip, id, tip, reviewer } = await withTip()
  let sent = 1
  while (sent < unanswered) {
    await write(ofTip)
    sent += 1
    if (sent % aDay === 0) application.later(days(1))
  }
  await write(ofTip)
  await expect(write(ofTip)).rejects.toMatchObject({ code: 'too-many-messages' })
  application.later(days(1))
  await write(ofTip)
  await expect(write(ofTip)).rejects.toMatchObject({ code: 'too-many-messages' })
  await answerTip(application, reviewer, id, tip, { message: 'Since when?' })
  await write(ofTip)
  await write(ofTip)
})

test('a page of a tip has the newest messages, and the way to all before them, for both sides', async () => {
  const { application, ofTip, id, tip, reviewer, visit } = await withTip()
  for (let number = 2; number <= 2 * messagesOfPage + 3; number += 1) {
    if (number % aDay === 0) application.later(days(1))
    await write(ofTip, `Number ${number}.`)
  }
  // A visit ends, and the code opens it again.
  const again = await ofTip()
  const read: number[] = []
  let before: string | null = null
  for (let page = 0; page < 3; page += 1) {
    const seen: FollowedTip = await followTip(application, again, before)
    const byStaff = await showReportTip(application, reviewer, id, tip, before)
    expect(byStaff.messages).toEqual(seen.messages)
    expect(byStaff.earlier).toBe(seen.earlier)
    read.unshift(...seen.messages.map(({ number }) => number))
    before = seen.earlier === null ? null : String(seen.earlier)
  }
  expect(before).toBeNull()
  expect(read).toEqual(Array.from({ length: 2 * messagesOfPage + 3 }, (_, place) => place + 1))
  for (const odd of ['0', '-1', 'x', '1e9', '99999999999', ''])
    expect((await followTip(application, again, odd)).messages).toHaveLength(messagesOfPage)
  const { tips } = await showReport(application, reviewer, id)
  expect(tips?.tips).toMatchObject([{ count: 2 * messagesOfPage + 3, messages: [{}, {}, {}] }])
  expect(visit).not.toBeNull()
})

test('staff close a tip: its sender reads it and cannot add to it, until staff open it again', async () => {
  const { application, ofTip, id, tip, reviewer, reporter } = await withTip()
  for (const step of [closeTip, reopenTip])
    await expect(step(application, reporter, id, tip)).rejects.toMatchObject({ code: 'access-denied' })
  await expect(reopenTip(application, reviewer, id, tip)).rejects.toMatchObject({ code: 'step-not-possible' })
  await closeTip(application, reviewer, id, tip)
  await expect(closeTip(application, reviewer, id, tip)).rejects.toMatchObject({ code: 'tip-closed' })
  expect(await followTip(application, await ofTip())).toMatchObject({
    closedOn: '2026-11-21',
    messages: [{}],
  })
  await expect(write(ofTip)).rejects.toMatchObject({ code: 'tip-closed' })
  await expect(answerTip(application, reviewer, id, tip, { message: 'Who?' })).rejects.toMatchObject({
    code: 'tip-closed',
  })
  const shown = await showReport(application, reviewer, id)
  expect(shown.tips).toMatchObject({ tips: [], counts: { open: 0, closed: 1 } })
  expect((await showReportTips(application, reviewer, id)).tips).toMatchObject([{ id: tip }])
  await reopenTip(application, reviewer, id, tip)
  await write(ofTip)
  const { history } = await showReport(application, reviewer, id)
  const kinds = JSON.stringify(history)
  for (const kind of ['report.tip_closed', 'report.tip_reopened']) expect(kinds).toContain(kind)
  expect(JSON.stringify(await showReport(application, reporter, id))).not.toContain('tip_closed')
})

test('tips of one network that sent many on a day are taken, and come after all others', async () => {
  const { application, id, reviewer } = await withTip()
  for (let sent = 0; sent < tipsOfNetworkADay + 2; sent += 1) {
    await sendTip(application, id, tipOf(`Flood ${sent}.`), '203.0.113.7')
    if (sent === tipsOfNetworkADay - 1) application.later(hours(1))
  }
  application.later(days(1))
  await sendTip(application, id, tipOf('The last.'), '198.51.100.7')
  const { tips } = await showReportTips(application, reviewer, id)
  const said = tips.map(({ messages }) => messages[0]?.text)
  expect(said[0]).toBe('The last.')
  expect(said.slice(-2).toSorted()).toEqual([
    `Flood ${tipsOfNetworkADay}.`,
    `Flood ${tipsOfNetworkADay + 1}.`,
  ])
})

test('a flood of tips makes the page of a report no longer, and all of them are on pages of their own', async () => {
  const { application, id, reviewer } = await withTip()
  for (let sent = 1; sent < tipsOfPage + 5; sent += 1)
    await sendTip(application, id, tipOf(`Tip ${sent}.`), null)
  const { tips } = await showReport(application, reviewer, id)
  expect([tips?.tips.length, tips?.counts.open]).toEqual([3, tipsOfPage + 5])
  const pages = await Promise.all(
    ['1', '2', '3'].map((page) => showReportTips(application, reviewer, id, page)),
  )
  expect(pages.map((page) => [page.page, page.pages, page.tips.length])).toEqual([
    ...[
      [1, 2, tipsOfPage],
      [2, 2, 5],
      [2, 2, 5],
    ],
  ])
  const ids = [...(pages[0]?.tips ?? []), ...(pages[1]?.tips ?? [])].map((tip) => tip.id)
  expect(new Set(ids).size).toBe(tipsOfPage + 5)
})

test('a member of staff is told once a day of what they have not read, and again once they have', async () => {
  const { application, ofTip, reviewer } = await withTip()
  const told = async () => {
    await hearEvents(application, 'arrivals')
    const { notifications } = await listNotifications(application, reviewer)
    return notifications.filter(({ type }) => type === 'new_answer').length
  }
  expect(await told()).toBe(1)
  for (let more = 0; more < 3; more += 1) await write(ofTip)
  expect(await told()).toBe(1)
  await write(ofTip)
  expect(await told()).toBe(1)
  await readAllNotifications(application, reviewer)
  await write(ofTip)
  await write(ofTip)
  expect(await told()).toBe(2)
  application.later(days(1))
  await write(ofTip)
  expect(await told()).toBe(3)
})

async function withTip() {
  const application = await withApplication()
  const report = await publicReport(application)
  const { code } = await sendTip(application, report.id, tipOf('A quokka keeps the key.'), null)
  const [shown] = (await showReportTips(application, report.reviewer, report.id)).tips
  /** A fresh visit: one ends after a quarter of an hour. */
  const ofTip = async () => {
    const entered = await enterByCode(application, { sourceCode: code }, null)
    return 'visit' in entered ? entered.visit : ''
  }
  return {
    application,
    ...report,
    tip: shown?.id ?? '',
    ofTip: Object.assign(ofTip, { application }),
    visit: await ofTip(),
  }
}

async function write(
  ofTip: (() => Promise<string>) & { application: TestApplication },
  message = 'Since May.',
): Promise<void> {
  await writeToTip(ofTip.application, await ofTip(), { message })
}

function tipOf(message: string) {
  return { message, formNumber: randomUUID() }
}
