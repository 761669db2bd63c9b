import { expect, test } from 'vitest'
import { cast, submitted } from '#tests/cast.ts'
import { browseAs, browseAsVisitor, openSite } from '#tests/support/browse.ts'
import { dataAddress, fillIn, siteRoutes } from '#tests/support/site-routes.ts'
import { withApplication } from '#tests/support/with-application.ts'

/** What an address may hold in the place of an id, a token or a name. */
const pieces = [
  ...words(
    '%00 %09/evil.example %0d%0aX-A:b %01 %7F %E0%A4%A % %zz %C0%AF %FF%FE %ED%A0%80 %ED%B0%80x %E3%80%82',
  ),
  ...words(
    '%E2%80%AE %F0%9F%AA%94 %2e%2e ..; %2F%2Fevil.example %5C __proto__ constructor toString -1 1e999 * :id',
  ),
  ...words('.data _.data 0x10 null $%7Bx%7D 3f2504e0-4f89-41d3-9a0c-0305e82c3301%00 𝟙 İ ٣'),
  ...[
    "'%20or%201=1--",
    '\ud800',
    'x\udfff',
    'a'.repeat(6_000),
    '%61'.repeat(2_000),
    '%F0%9F%AA%94'.repeat(500),
  ],
]

/** What may follow an address. A name of ours takes the place of NAME. */
const queries = [
  ...words(
    '? ?&&& ?= ?NAME ?NAME= ?NAME=%00 ?NAME=% ?NAME=%E0%A4%A ?NAME=%ED%A0%80 ?NAME=a&NAME=b ?NAME[]=a',
  ),
  ...words(
    '?NAME[x]=a ?__proto__=a ?constructor=a ?NAME=-1 ?NAME=1e999 ?NAME=99999999999999999999 ?NAME=NaN',
  ),
  ...words(
    '?NAME=2024-02-30 ?NAME=0000-00-00 ?NAME=275760-09-14 ?NAME=%F0%9F ?_routes= ?_routes=%00 ?_routes=root',
  ),
  ...words('?_routes=__proto__ ?index ?_data=root ?NAME=%5C%27%25_'),
  ...[
    '?NAME=\ud800',
    `?NAME=${'x'.repeat(7_000)}`,
    `?${'NAME=a&'.repeat(400)}`,
    `?NAME=${'%22'.repeat(900)}`,
  ],
]

const names = [
  'q page after before tab kind status state from to least order archive token next done work sector verified what whose',
  'icon draft step code role day id',
].flatMap((line) => line.split(' '))

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND', 'get', 'X'] as const
const bodies = ['', '\0', '%', 'a=%E0%A4%A', '{"a":', '&&&===', '\ud800', '--x\r\n'] as const
const contentTypes = [
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary="',
  'application/x-www-form-urlencoded; charset=x',
  'application/json',
  ';;;',
] as const

const doors = [
  ...siteRoutes.map(({ path }) => path),
  ...words(
    '/live /live/reports /.well-known/security.txt /tools /tools/risk-calculator /assets/a.js /source/',
  ),
]

/** Each draw is the next of its list, so that all of them are tried in every run. */
function inTurn<T>(all: readonly T[]): () => T {
  let next = 0
  return () => {
    next += 1
    return all[(next - 1) % all.length] as T
  }
}

const draw = {
  piece: inTurn(pieces),
  query: inTurn(queries),
  name: inTurn(names),
  method: inTurn(methods),
  body: inTurn(bodies),
  contentType: inTurn(contentTypes),
  form: inTurn(['page', 'page', 'data', 'below', 'pidgin', 'page', 'above'] as const),
}

type Attempt = { address: string; init: RequestInit }

const rounds = 8
const parameters = new Set(
  siteRoutes.flatMap(({ path }) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)),
)

const attempts = doors.flatMap((path) =>
  Array.from({ length: rounds }, (_, round): ((known: string) => Attempt) => {
    const hasPlace = /[:*]/.test(path)
    const form = hasPlace || round > 0 ? draw.form() : 'page'
    const piece = hasPlace || form === 'below' || form === 'above' ? draw.piece() : ''
    const isKnown = round % 3 === 0
    const query = draw.query().replaceAll('NAME', draw.name())
    const init = round % 3 === 2 ? sent() : {}
    return (known) => {
      const holes = Object.fromEntries([...parameters, '*'].map((name) => [name, piece]))
      const filled = fillIn(path, isKnown ? { ...holes, id: known } : holes)
      return { address: inForm(form, filled, piece) + query, init }
    }
  }),
)

function inForm(form: ReturnType<typeof draw.form>, address: string, piece: string): string {
  if (form === 'data') return dataAddress(address)
  else if (form === 'below') return `${address}/${piece}`
  else if (form === 'pidgin') return `/pcm${address}`
  else if (form === 'above') return `/${piece}${address}`
  else return address
}

function sent(): RequestInit {
  const method = draw.method()
  const isReading = ['GET', 'HEAD', 'get', 'OPTIONS'].includes(method)
  const headers = { 'Content-Type': draw.contentType() }
  return isReading ? { method } : { method, headers, body: draw.body() }
}

test('no odd address, query, method or body is answered as a fault of ours', {
  timeout: 240_000,
}, async () => {
  const application = await withApplication()
  const { reporter, administrator } = await cast(application, 'reporter', 'administrator')
  const ask = await openSite(application)
  const { id } = await submitted(application, reporter)
  const visitor = browseAsVisitor(application, ask)
  const faults: string[] = []
  for (const attempt of attempts) {
    const { address, init } = attempt(id)
    const member = await browseAs(application, ask, administrator)
    for (const { cookie } of [visitor, member]) {
      const { status } = await ended(ask(address, { ...init, headers: { ...init.headers, cookie } }))
      const logged = application.logged.splice(0)
      if (status >= 500 || logged.length > 0)
        faults.push(
          `${status} ${init.method ?? 'GET'} ${address.slice(0, 120)} ${logged.join().slice(0, 300)}`,
        )
    }
  }
  expect(faults).toEqual([])
})

test('each odd piece and each odd query is tried', () => {
  const tried = attempts.map((attempt) => attempt('known').address).join(' ')
  const missing = pieces.filter((piece) => !tried.includes(piece))
  expect(missing.map((piece) => piece.slice(0, 40))).toEqual([])
  expect(attempts.length).toBeGreaterThan(800)
})

// A line of live news never ends, and is let go.
async function ended(asking: Promise<Response>): Promise<Response> {
  const answer = await asking
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) await answer.body?.cancel()
  else await answer.arrayBuffer()
  return answer
}

function words(text: string): string[] {
  return text.split(' ')
}
