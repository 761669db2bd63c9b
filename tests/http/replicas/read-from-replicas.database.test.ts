import { afterAll, beforeAll, expect, test } from 'vitest'
import { minutes } from '#domain/time/durations.ts'
import { openLanes } from '#server/database/connection-lanes.ts'
import { cast } from '#tests/cast.ts'
import { browseAs, openSite } from '#tests/support/browse.ts'
import { givePlan } from '#tests/support/plans/give-plan.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { ask } from '../../../operations/many-processes/nodes.ts'
import { until } from '../../../operations/many-processes/programs.ts'
import { goOnReplaying, openWithReplicas, stopReplay, whyNoReplicas } from './with-replicas.ts'

const longer = { timeout: minutes(3) }
const missing = whyNoReplicas()
// One for all: to make three servers takes longer than the tests.
let opened: Awaited<ReturnType<typeof staged>> | null = null

beforeAll(async () => {
  if (missing === null) opened = await staged()
}, longer.timeout)

afterAll(async () => opened?.close())

test(
  'a signed-out page is read from a replica, and from the primary once all are late or away',
  longer,
  async ({ skip }) => {
    if (missing) skip(missing)
    const { nodes, change, shown, untilReplicasAreRead } = stage()
    await untilReplicasAreRead()
    // Late: the page shows the change although no replica has it.
    await stopReplay(nodes)
    await change('Quokka one')
    await until('the page is read from the primary', async () => (await shown()) === 'Quokka one', 5)
    await goOnReplaying(nodes)
    await untilReplicasAreRead()
    // Away: no page fails, from the first moment on.
    await change('Quokka two')
    await until('the page has the change', async () => (await shown()) === 'Quokka two', 5)
    const killed = nodes.kill('replica').then(() => nodes.kill('replica'))
    for (let each = 0; each < 30; each += 1) expect(await shown()).toBe('Quokka two')
    await killed
    for (let each = 0; each < 30; each += 1) expect(await shown()).toBe('Quokka two')
    await nodes.rejoin()
    await untilReplicasAreRead()
  },
)

test(
  'a list with filters and a search come from a replica, whole, and from the primary once all are away',
  longer,
  async ({ skip }) => {
    if (missing) skip(missing)
    const { nodes, change, shownAt, untilReplicasAreRead } = stage()
    for (const [name, address] of [
      ['Quokka list', '/reports?state=Kaduna'],
      ['Quokka search', '/search?q=vouchers'],
    ] as const) {
      const shown = () => shownAt(address)
      await untilReplicasAreRead(shown)
      // Late: the page shows the change although no replica has it.
      await stopReplay(nodes)
      await change(name)
      await until('the page is read from the primary', async () => (await shown()) === name, 5)
      await goOnReplaying(nodes)
      await untilReplicasAreRead(shown)
      await change(name)
      await until('the page has the change', async () => (await shown()) === name, 5)
      const killed = nodes.kill('replica').then(() => nodes.kill('replica'))
      for (let each = 0; each < 15; each += 1) expect(await shown()).toBe(name)
      await killed
      for (let each = 0; each < 15; each += 1) expect(await shown()).toBe(name)
      await nodes.rejoin()
    }
    await untilReplicasAreRead()
  },
)

test(
  'a session that wrote reads its own step at once, and other sessions may be two seconds behind',
  longer,
  async ({ skip }) => {
    if (missing) skip(missing)
    const { application, site, nodes, untilReplicasAreRead } = stage()
    const { stranger } = await cast(application, 'stranger')
    await givePlan(application, stranger.id)
    const browser = await browseAs(application, site, stranger)
    const has = async (name: string, cookie: string) => {
      const answer = await site('/folders', { headers: { cookie } })
      expect(answer.status).toBe(200)
      return (await answer.text()).includes(name)
    }
    await has('the session is written once a minute', browser.cookie)
    let wasBehind = false
    for (let turn = 0; turn < 8 && !wasBehind; turn += 1) {
      await untilReplicasAreRead()
      await stopReplay(nodes)
      const name = `Quokka ${turn}`
      const made = await browser.post('/folders', { name })
      expect(made.status).toBe(303)
      const [marked = ''] = /sid=[\w-]{43}\.\w+/.exec(made.headers.get('set-cookie') ?? '') ?? []
      expect(marked).toMatch(new RegExp(`^${browser.cookie}\\.`))
      const [own, other] = await Promise.all([has(name, marked), has(name, browser.cookie)])
      expect(own).toBe(true)
      wasBehind = !other
      await goOnReplaying(nodes)
    }
    // Without the mark in its cookie it is behind: so the mark is what led to the primary.
    expect(wasBehind).toBe(true)
  },
)

test(
  'after news a page is read from no replica that lacks it, so no old page is kept',
  longer,
  async ({ skip }) => {
    if (missing) skip(missing)
    const { application, nodes, shown, change, untilReplicasAreRead } = stage()
    await untilReplicasAreRead()
    await stopReplay(nodes)
    await change('Quokka news')
    application.hub.tell({ kind: 'missed' })
    expect(await shown()).toBe('Quokka news')
    await goOnReplaying(nodes)
  },
)

test(
  'the way to a replica refuses every change, also where it leads to a server that takes changes',
  longer,
  async ({ skip }) => {
    if (missing) skip(missing)
    const { application, nodes } = stage()
    const refused = { code: '25006' }
    for (const port of [nodes.primary(), ...nodes.replicas()]) {
      const connectionString = `postgres://fitila@127.0.0.1:${port}/fitila`
      const lanes = openLanes({ connection: { connectionString }, direct: null, isReplica: true }, () => {})
      const changing = [
        `update profiles set username = 'quokka'`,
        `delete from sessions`,
        `insert into daily_salts default values`,
        `select nextval(pg_get_serial_sequence('events', 'id'))`,
        `select * from profiles for update`,
      ]
      for (const statement of changing)
        await expect(
          lanes.inLane('reading', () => lanes.query({ text: statement })),
          `${statement} at ${port}`,
        ).rejects.toMatchObject(refused)
      await Promise.all(Object.values(lanes.pools).map((pool) => pool.end()))
    }
    expect(application.database.places.hasReplicas).toBe(true)
  },
)

function stage() {
  if (opened === null) throw new Error('nothing was opened')
  return opened
}

async function staged() {
  const { application, nodes, close } = await openWithReplicas()
  const { id } = await publicReport(application)
  const site = await openSite(application)
  let asked = 0
  /** What a visitor reads in the place of the name. Each address is new, so no page that was kept answers. */
  const shownAt = async (address: string, status = 200) => {
    asked += 1
    const answer = await site(`${address}${address.includes('?') ? '&' : '?'}asked=${asked}`)
    expect(answer.status).toBe(status)
    return /Quokka \w+/.exec(await answer.text())?.[0] ?? null
  }
  // The card, with the question to log in below it.
  const shown = () => shownAt(`/reports/${id}`, 401)
  /** Past the application: so no news tells of it. */
  const change = (name: string) =>
    ask(
      nodes.primary(),
      `update public_reports set document = jsonb_set(document, '{personName}', '"${name}"')`,
    )
  let turn = 0
  const untilReplicasAreRead = async (shownNow = shown) => {
    for (let each = 0; ; each += 1) {
      if (each === 20) throw new Error('no replica was ever read')
      const [before, after] = [`Quokka before${turn}`, `Quokka after${turn}`]
      turn += 1
      await change(before)
      await until('all have it', async () => (await shownNow()) === before, 10)
      await stopReplay(nodes)
      await change(after)
      const found = await shownNow()
      await goOnReplaying(nodes)
      await until('all have it', async () => (await shownNow()) === after, 10)
      if (found === before) return
    }
  }
  return { application, nodes, close, site, shown, shownAt, change, untilReplicasAreRead }
}
