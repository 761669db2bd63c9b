import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canonicalJson } from '@fitila/log/canonical-json'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import * as fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { days, minutes } from '#domain/time/durations.ts'
import { listOwnKeys } from '#server/api/list-own-keys.ts'
import { revokeKey } from '#server/api/revoke-key.ts'
import { seedWhenEmpty } from '#server/database/seed/seed-when-empty.ts'
import { confirmProposal } from '#server/proposals/decide-proposal.ts'
import { listProposals } from '#server/proposals/list-proposals.ts'
import { recordConsequence } from '#server/publishing/consequences/record-consequence.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { reportDocuments } from '#server/transparency/shown/report-documents.ts'
import { cast, submitted } from '#tests/cast.ts'
import { type ApiDocument, generateClient } from '#tests/support/api/generate-client.ts'
import { programOf } from '#tests/support/api/programs.ts'
import { openSite } from '#tests/support/browse.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { apiRoute, nothing } from './route.ts'
import { readRoutes } from './routes.ts'

// biome-ignore lint/suspicious/noExplicitAny: what a client made at run time answers has no type here.
type Call = (given?: object) => Promise<any>
type Route = 'reports' | 'reportsByNumber' | 'convictions' | 'changes' | 'figures'
type Document = { paths: Record<string, { get: { parameters?: { name: string; in: string }[] } }> }

test('every route answers as the document says, also what it refuses', async () => {
  const { program, ask, application, number } = await staged()
  const document: Document = await (await ask('/api/v1/openapi.json')).json()
  const routes = await readRoutes()
  expect(Object.keys(document.paths).toSorted()).toEqual(routes.map(({ path }) => path).toSorted())
  const fits = checker(document)
  for (const { path, example } of routes) {
    application.later(minutes(1))
    const good = await program.get(example.replace('WR-26112110000', number))
    expect([path, good.status, fits(path, good.status, await good.json())]).toEqual([path, 200, null])
    const unknown = await program.get(`${example.split('?', 1)[0]}?quokka=1`)
    expect([path, unknown.status, fits(path, unknown.status, await unknown.json())]).toEqual([
      path,
      422,
      null,
    ])
    const without = await ask(`/api/v1${example}`)
    expect([path, without.status, fits(path, without.status, await without.json())]).toEqual([
      path,
      401,
      null,
    ])
  }
})

test('the list has what the page has: filters, search, tombstones, and never what is not public', async () => {
  const { program, application, number, retracted, pending } = await staged()
  const list = async (query: string) => (await program.get(`/reports${query}`)).json()
  const numbers = ({ reports }: { reports: { referenceNumber: string }[] }) =>
    reports.map((each) => each.referenceNumber)
  expect(numbers(await list(''))).toEqual([retracted, number])
  expect(numbers(await list('?state=Kano'))).toEqual([number])
  expect(numbers(await list('?state=Kano&state=Lagos&q=Zinariya'))).toEqual([number])
  expect(numbers(await list('?state=Lagos'))).toEqual([])
  expect(JSON.stringify(await list(''))).not.toContain('Boyayye')
  for (const address of ['/reports', `/reports/${retracted}`])
    expect(await (await program.get(address)).text()).not.toContain('Azurfa')
  expect((await program.get(`/reports/${pending}`)).status).toBe(404)
  const whole = await (await program.get(`/reports/${number}`)).json()
  expect(whole.document.text.personName).toBe('Misali Zinariya')
  expect((await (await program.get(`/reports/${retracted}`)).json()).document).toMatchObject({
    ...{ status: 'retracted', text: null },
  })
  application.later(minutes(1))
  for (const query of ['?from=2026-12-01&to=2026-01-01', '?from=2026-02-30', '?least=5&most=1', '?least=9'])
    expect((await program.get(`/reports${query}`)).status, query).toBe(422)
})

test('a report comes whole, as the log commits to it, with the acquittal that came after it', async () => {
  const { program, application, ask, people, number } = await staged()
  const { id } = await (await program.get(`/reports/${number}`)).json()
  const acquittal = { consequence: 'acquittal', happenedOn: '2026-11-02', source: 'Zebraquilt court list.' }
  await recordConsequence(application, people.reviewer, id, acquittal)
  const open = (await listProposals(application, people.officer)).filter(({ mayConfirm }) => mayConfirm)
  await confirmProposal(application, people.officer, open[0]?.id ?? '')
  const fits = checker(await (await ask('/api/v1/openapi.json')).json())
  const whole = await (await program.get(`/reports/${number}`)).json()
  expect(fits('/reports/{number}', 200, whole)).toBeNull()
  expect(whole.document.consequences).toHaveLength(1)
  const [shown] = await reportDocuments(application.database.queries, [id])
  expect(canonicalJson(whole.document)).toBe(canonicalJson(shown?.document ?? null))
  const listed = await (await program.get('/reports?state=Kano&q=Zinariya')).json()
  expect(fits('/reports', 200, listed)).toBeNull()
  expect(listed.reports).toMatchObject([{ acquittedOn: '2026-11-02' }])
  expect(listed.reports[0].matches).not.toEqual([])
})

test('an answer holds nothing that its schema does not list', async () => {
  const careless = apiRoute({
    ...{ path: '/careless', action: 'public.read', summary: '', description: '', example: '/careless' },
    ...{ query: nothing, params: nothing, body: z.object({ shown: z.string() }) },
    answer: async () => ({ body: { shown: 'a', ...{ hidden: 'b' } } }),
  })
  expect(await careless.answer({} as never)).toEqual({ body: { shown: 'a' } })
})

test('pages follow each other by the address in the answer, and each conviction comes once', async () => {
  const { program, application, ask } = await staged()
  const { rows } = await application.database.pool.query(`select count(*)::int as count from archive_records`)
  const seen: string[] = []
  let path: string | null = '/convictions'
  while (path !== null) {
    application.later(minutes(1))
    const answer = await program.get(path)
    const { convictions } = await answer.json()
    for (const { referenceNumber } of convictions) seen.push(referenceNumber)
    path = /<[^>]*\/api\/v1([^>]*)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? null
  }
  expect(seen).toHaveLength(rows[0].count)
  expect(new Set(seen).size).toBe(seen.length)
  const stranger = '00000000-0000-4000-8000-000000000000'
  expect((await program.get(`/reports?after=${stranger}`)).status).toBe(422)
  expect((await ask('/api/v1/nothing')).headers.get('content-type')).toBe('application/problem+json')
})

test('a key reads what it was made for, and one in the address is refused also beside one in the header', async () => {
  const { application, ask, people } = await staged()
  const narrow = await programOf(application, ask, people.reviewer, { archiveRead: 'on' })
  const codes = async (answers: Promise<Response>[]) =>
    Promise.all(answers.map(async (each) => (await (await each).json()).code))
  expect(await codes([narrow.get('/reports'), narrow.get('/figures')])).toEqual([
    ...['access-denied', 'access-denied'],
  ])
  expect((await narrow.get('/convictions')).status).toBe(200)
  const addresses = [`?key=${narrow.key}`, `?after=${narrow.key}`, '?access_token=x', '?API_KEY=x']
  expect(await codes(addresses.map((query) => narrow.get(`/convictions${query}`)))).toEqual(
    addresses.map(() => 'key-in-address'),
  )
  const lone = (authorization: string) => ask('/api/v1/convictions', { headers: { authorization } })
  expect(await codes([lone(''), lone(narrow.key), lone('Bearer x'), lone(`bearer ${narrow.key}x`)])).toEqual([
    'api-key-needed',
    'api-key-needed',
    'api-key-not-valid',
    'api-key-not-valid',
  ])
  const { cookie } = { cookie: 'sid=x' }
  expect((await ask('/api/v1/convictions', { headers: { cookie } })).status).toBe(401)
})

test('an answer tells what is left, and the program that has it already gets 304', async () => {
  const { program, application } = await staged()
  application.later(days(1))
  const first = await program.get('/figures')
  expect(first.headers.get('ratelimit-policy')).toBe('"minute";q=60;w=60, "day";q=10000;w=86400')
  expect(first.headers.get('ratelimit')).toMatch(/^"minute";r=59;t=\d+, "day";r=9999;t=\d+$/)
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  const etag = first.headers.get('etag') ?? ''
  const again = await program.get('/figures', { 'if-none-match': etag })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  for (let count = 2; count < 60; count += 1) await program.get('/figures', { 'if-none-match': etag })
  const spent = await program.get('/figures')
  expect([spent.status, (await spent.json()).code]).toEqual([429, 'api-quota-used'])
  expect(Number(spent.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  application.later(minutes(1))
  expect((await program.get('/figures')).status).toBe(200)
})

test('no parameter, whatever is in it, brings a fault', async () => {
  const { program, application, ask } = await staged()
  const document: Document = await (await ask('/api/v1/openapi.json')).json()
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      ...['', '0', '-1', '1e9', '2026-02-30', '0000-01-01', 'null', '[]', "'", '%00', '\u0000', '\ud800'],
    ),
    fc.constantFrom(
      ...['Kano', 'EFCC-2021-0001', '00000000-0000-4000-8000-000000000000', 'newest', '3', '2026'],
    ),
  )
  const places = Object.entries(document.paths).flatMap(([path, { get }]) =>
    (get.parameters ?? []).map((parameter) => ({ path, parameter })),
  )
  const asked = fc.tuple(fc.constantFrom(...places), value, value)
  await fc.assert(
    fc.asyncProperty(asked, async ([{ path, parameter }, one, other]) => {
      application.later(minutes(1))
      const inPath = path.replace(/\{\w+\}/, encodeURIComponent(one.toWellFormed() || 'x'))
      const query = new URLSearchParams([
        [parameter.name, one],
        [parameter.name, other],
      ])
      for (const address of [
        inPath,
        `${inPath}?${query}`,
        `${inPath}?${parameter.name}=${encodeURIComponent(one.toWellFormed())}`,
      ]) {
        const { status } = await program.get(address)
        expect([200, 400, 404, 422], address).toContain(status)
      }
    }),
    { numRuns: 150 },
  )
})

test('a client made from the document alone reads everything, and sees refusals as they are', async () => {
  const { program, ask, number, retracted } = await staged()
  const document: ApiDocument = await (await ask('/api/v1/openapi.json')).json()
  const folder = await mkdtemp(join(tmpdir(), 'fitila-client-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'client.ts')
  await writeFile(file, generateClient(document))
  const made: { client(ask: (path: string) => Promise<Response>): Record<Route, Call> } = await import(file)
  const client = made.client((path) => program.get(path))
  const { reports } = await client.reports({ state: ['Kano', 'Lagos'], order: 'newest' })
  expect(reports.map(({ referenceNumber }: { referenceNumber: string }) => referenceNumber)).toEqual([number])
  expect(await client.reportsByNumber({ number: retracted })).toMatchObject({ document: { text: null } })
  const { convictions, next } = await client.convictions({ state: 'Lagos' })
  expect([convictions.length > 0, next]).toEqual([true, null])
  const { cursor } = await client.changes()
  expect(await client.changes({ since: cursor })).toEqual({ changes: [], cursor, isMore: false })
  expect(await client.figures()).toHaveProperty('months')
  await expect(client.reports({ state: ['Atlantis'] })).rejects.toMatchObject({
    ...{ code: 'invalid', fields: { state: { code: 'not-in-list' } } },
  })
})

test('two organisations get the same answers on every route, and nothing of each other', async () => {
  const { program, ask, application, people, number } = await staged()
  const other = await programOf(application, ask, people.reviewer)
  for (const { path, example } of await readRoutes()) {
    application.later(minutes(1))
    const address = example.replace('WR-26112110000', number)
    const [one, two] = await Promise.all([program.get(address), other.get(address)])
    const [text, same] = await Promise.all([one.text(), two.text()])
    expect([path, one.status, same]).toEqual([path, 200, text])
    expect(one.headers.get('ratelimit')).toBe(two.headers.get('ratelimit'))
    for (const { id, email } of [people.stranger, people.reviewer])
      for (const secret of [id, email]) expect(text).not.toContain(secret)
  }
  const [own] = (await listOwnKeys(application, people.reviewer)).keys
  await expect(revokeKey(application, people.stranger, own?.id)).rejects.toMatchObject({ kind: 'not-found' })
  await revokeKey(application, people.reviewer, own?.id)
  expect((await other.get('/figures')).status).toBe(401)
  expect((await program.get('/figures')).status).toBe(200)
})

function checker(document: object) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  ajv.addSchema(closed(document), 'api')
  const escaped = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))
  return function problemsOf(path: string, status: number, body: unknown) {
    const type = status === 200 ? 'application/json' : 'application/problem+json'
    const place = ['paths', path, 'get', 'responses', String(status), 'content', type, 'schema']
    const check = ajv.compile({ $ref: `api#/${place.map(escaped).join('/')}` })
    return check(body) ? null : check.errors
  }
}

/** The document, where no object has a field that it does not list. */
function closed<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(closed) as T
  if (typeof schema !== 'object' || schema === null) return schema
  const within = Object.entries(schema).map(([name, value]) => [name, closed(value)])
  return { ...Object.fromEntries(within), ...('properties' in schema ? { additionalProperties: false } : {}) }
}

async function staged() {
  const application = await withApplication()
  const people = await cast(application, 'reporter', 'reviewer', 'officer', 'stranger')
  const shared = { owner: people.reporter, reviewer: people.reviewer, officer: people.officer }
  const shown = await publicReport(application, {
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
  const [number, retracted] = [shown.referenceNumber, gone.referenceNumber]
  return { application, ask, program, people, number, retracted, pending }
}
