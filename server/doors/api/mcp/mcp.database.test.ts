import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { expect, test } from 'vitest'
import { minutes } from '#domain/time/durations.ts'
import { seedWhenEmpty } from '#server/database/seed/seed-when-empty.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { cast, submitted } from '#tests/cast.ts'
import { programOf } from '#tests/support/api/programs.ts'
import { openSite } from '#tests/support/browse.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { readRoutes } from '../routes.ts'

type Said = { text: string }
// biome-ignore lint/suspicious/noExplicitAny: what comes back over the wire has no type here.
type Answer = { status: number; body: any; headers: Headers }

test('a client begins, is told the tools, and each tool has a schema that holds for its example', async () => {
  const { call, send } = await staged()
  const { body } = await call('initialize', { protocolVersion: '2025-06-18', capabilities: {} })
  expect(body.result).toMatchObject({ protocolVersion: '2025-06-18', capabilities: { tools: {} } })
  expect(body.result.instructions).toContain('presumed innocent')
  const newer = await call('initialize', { protocolVersion: '2026-07-28' })
  expect(newer.body.result.protocolVersion).toBe('2025-11-25')
  const told = await send({ jsonrpc: '2.0', method: 'notifications/initialized' })
  expect([told.status, told.body]).toEqual([202, ''])
  expect((await call('ping')).body.result).toEqual({})
  const { tools } = (await call('tools/list')).body.result
  expect(tools.map(({ name }: { name: string }) => name).toSorted()).toEqual([
    ...['get_figures', 'get_report', 'list_convictions', 'search_reports'],
  ])
  const routes = await readRoutes()
  for (const { name, inputSchema, annotations } of tools) {
    expect(annotations.readOnlyHint).toBe(true)
    const fits = formats.default(new Ajv2020({ strict: false })).compile(inputSchema)
    const { path = '', example = '' } = routes.find(({ tool }) => tool === name) ?? {}
    const given = Object.fromEntries(new URL(example, 'https://example.org').searchParams)
    const several = given.state && name === 'search_reports' ? { state: [given.state] } : {}
    const number = path.includes('{number}') ? { number: example.split('/').at(-1) } : {}
    expect([name, fits({ ...given, ...several, ...number })]).toEqual([name, true])
    expect([name, fits({ quokka: 1 })]).toEqual([name, false])
  }
})

test('each tool answers what its route answers, after a reminder, and never what is not public', async () => {
  const { use, program, number, retracted, pending, application } = await staged()
  for (const [tool, given, path] of [
    ['search_reports', { state: ['Kano'], q: 'Zinariya' }, '/reports?state=Kano&q=Zinariya'],
    ['search_reports', {}, '/reports'],
    ['get_report', { number }, `/reports/${number}`],
    ['get_report', { number: retracted }, `/reports/${retracted}`],
    ['list_convictions', { state: 'Lagos' }, '/convictions?state=Lagos'],
    ['get_figures', {}, '/figures'],
  ] as const) {
    application.later(minutes(1))
    const { content, isError } = await use(tool, given)
    expect([tool, isError]).toEqual([tool, undefined])
    const [reminder, found] = content.map(({ text }) => text)
    expect(reminder).toContain('presumed innocent')
    expect([tool, JSON.parse(found ?? '')]).toEqual([tool, await (await program.get(path)).json()])
    expect(found).not.toContain('Boyayye')
    expect(found).not.toContain('Azurfa')
  }
  const hidden = await use('get_report', { number: pending })
  expect([hidden.isError, JSON.parse(hidden.content[0]?.text ?? '').code]).toEqual([true, 'not-found'])
})

test('what is asked in a wrong way is refused so that a model can mend it, and nothing brings a fault', async () => {
  const { call, use, send, program } = await staged()
  for (const given of [{ quokka: 1 }, { state: ['Atlantis'] }, { least: '9' }, { from: 'x' }, 'x', [1], 7]) {
    const { content, isError } = await use('search_reports', given)
    expect([given, isError, JSON.parse(content[0]?.text ?? '').code]).toEqual([given, true, 'invalid'])
  }
  expect((await call('tools/call', { name: 'delete_report' })).body.error.code).toBe(-32602)
  expect((await call('resources/list')).body.error.code).toBe(-32601)
  for (const odd of [[], [{ jsonrpc: '2.0', id: 1, method: 'ping' }], { id: 1 }, null, 'ping']) {
    const { status, body } = await send(odd)
    expect([odd, status, body.error.code]).toEqual([odd, 400, -32600])
  }
  const broken = await program.post('/mcp', '{')
  expect([broken.status, (await broken.json()).error.code]).toEqual([400, -32700])
  const old = await program.post('/mcp', '{}', { 'mcp-protocol-version': '2024-11-05' })
  expect([old.status, (await old.json()).error.code]).toEqual([400, -32000])
  const long = await program.post('/mcp', JSON.stringify({ long: 'x'.repeat(70_000) }))
  expect([long.status, (await long.json()).code]).toEqual([413, 'body-too-large'])
})

test('it is behind the same keys, scopes and limits as every route, and pages of others cannot ask it', async () => {
  const { application, ask, program, people, call } = await staged()
  const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' })
  const without = await ask('/api/v1/mcp', { method: 'POST', body: ping })
  expect([without.status, without.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  const reading = await program.get('/mcp')
  expect([reading.status, reading.headers.get('allow')]).toEqual([405, 'POST'])
  const foreign = await program.post('/mcp', ping, { origin: 'https://evil.example' })
  expect(foreign.status).toBe(403)
  const narrow = await programOf(application, ask, people.reviewer, { archiveRead: 'on' })
  const refused = await narrow.post(
    '/mcp',
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'search_reports' } }),
  )
  const { result } = await refused.json()
  expect([result.isError, JSON.parse(result.content[0].text).code]).toEqual([true, 'access-denied'])
  application.later(minutes(1))
  const left = async () => /"minute";r=(\d+)/.exec((await call('ping')).headers.get('ratelimit') ?? '')?.[1]
  const first = Number(await left())
  expect(Number(await left())).toBe(first - 1)
  for (let count = first - 1; count > 0; count -= 1) await call('ping')
  expect((await call('ping')).status).toBe(429)
})

async function staged() {
  const application = await withApplication()
  const people = await cast(application, 'reporter', 'reviewer', 'officer', 'stranger')
  const shared = { owner: people.reporter, reviewer: people.reviewer, officer: people.officer }
  const { referenceNumber: number } = await publicReport(application, {
    ...shared,
    words: { personName: 'Misali Zinariya', state: 'Kano' },
  })
  application.later(minutes(1))
  const gone = await publicReport(application, { ...shared, words: { personName: 'Misali Azurfa' } })
  await retractReport(application, people.officer, gone.id, { reason: 'The register says otherwise.' })
  const { referenceNumber: pending } = await submitted(application, people.reporter, {
    personName: 'Misali Boyayye',
  })
  await seedWhenEmpty(application)
  const ask = await openSite(application)
  const program = await programOf(application, ask, people.stranger)
  const send = async (body: unknown): Promise<Answer> => {
    const answer = await program.post('/mcp', JSON.stringify(body), { 'mcp-protocol-version': '2025-11-25' })
    const text = await answer.text()
    return { status: answer.status, body: text && JSON.parse(text), headers: answer.headers }
  }
  const call = (method: string, params: object = {}) => send({ jsonrpc: '2.0', id: 7, method, params })
  const use = async (name: string, given: unknown): Promise<{ content: Said[]; isError?: true }> => {
    const { body } = await call('tools/call', { name, arguments: given })
    expect(body).toMatchObject({ jsonrpc: '2.0', id: 7 })
    return body.result
  }
  const [retracted] = [gone.referenceNumber]
  return { application, ask, people, program, call, send, use, number, retracted, pending }
}
