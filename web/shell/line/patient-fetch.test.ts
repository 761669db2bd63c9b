import { setTimeout as pause } from 'node:timers/promises'
import { createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { purposeOf } from './keep-page.ts'
import type { LineTrouble } from './line-state.ts'
import { patientFetch } from './patient-fetch.ts'

type Told = LineTrouble['kind'] | null

test('a form whose answer a dead line keeps away leaves its page, and another press sends it', async () => {
  const { router, line, told } = openPage()
  await send(router, 'one')
  expect(router.state).toMatchObject({ errors: null, actionData: { form: { form: 'one' } } })
  line.isDead = true
  void send(router, 'two')
  await expect.poll(() => told.at(-1)).toBe('sending')
  expect(router.state).toMatchObject({ errors: null, actionData: { form: { form: 'one' } } })
  expect(router.state.matches.at(-1)?.route.id).toBe('form')
  line.isDead = false
  await send(router, 'two')
  expect(router.state).toMatchObject({ errors: null, actionData: { form: { form: 'two' } } })
  expect(told.at(-1)).toBeNull()
})

test('a link whose page does not come leaves the page that is there, and leads on with the next press', async () => {
  const { router, line, told } = openPage()
  line.isDead = true
  void router.navigate('/elsewhere')
  await expect.poll(() => told.at(-1)).toBe('leading')
  expect(router.state).toMatchObject({ errors: null, location: { pathname: '/' } })
  line.isDead = false
  await router.navigate('/elsewhere')
  expect(router.state).toMatchObject({ errors: null, location: { pathname: '/elsewhere' } })
})

test('what follows a form that arrived comes by itself once the line is back', async () => {
  const { router, line, told } = openPage()
  line.diesAfter = 1
  const sent = send(router, 'one')
  await expect.poll(() => told.at(-1)).toBe('arrived')
  line.isDead = false
  line.events.dispatchEvent(new Event('online'))
  await sent
  expect(router.state).toMatchObject({ errors: null, actionData: { form: { form: 'one' } } })
  expect(line.posts).toEqual(['one'])
  expect(told.at(-1)).toBeNull()
})

test('what is fetched in the background is asked for again, and no one is told', async () => {
  const { router, line, told } = openPage()
  line.isDead = true
  const asked = line.asked
  const again = router.revalidate()
  await expect.poll(() => line.asked).toBe(asked + 1)
  line.isDead = false
  line.events.dispatchEvent(new Event('online'))
  await again
  expect(router.state).toMatchObject({ errors: null, revalidation: 'idle' })
  expect(told).toEqual([])
})

test('an answer that breaks off is no answer, and a fault that is no line is told as it is', async () => {
  const events = new EventTarget()
  const broken = new ReadableStream({ start: (it) => it.error(new TypeError('network error')) })
  const told: Told[] = []
  const leave = new AbortController()
  const ask = (answer: () => Promise<Response>) =>
    patientFetch({
      ...{ fetch: answer, events, purposeOf: () => 'sending' },
      tell: (kind) => told.push(kind),
    })('/', { method: 'POST', signal: leave.signal })
  const waiting = ask(async () => new Response(broken))
  await expect.poll(() => told.at(-1)).toBe('sending')
  leave.abort(new Error('the next press'))
  await expect(waiting).rejects.toThrow('the next press')
  const faulty = patientFetch({
    ...{ events, purposeOf: () => 'sending', tell: () => undefined },
    fetch: () => Promise.reject(new RangeError('ours')),
  })
  await expect(faulty('/')).rejects.toThrow('ours')
})

/** A page with a form and a link, whose router asks as React Router asks our server. */
function openPage() {
  const events = new EventTarget()
  const line = { isDead: false, diesAfter: Infinity, events, asked: 0, posts: [] as string[] }
  const told: Told[] = []
  const plain: typeof fetch = async (_, init) => {
    await pause(1)
    line.asked += 1
    if (line.isDead) throw new TypeError('Failed to fetch')
    if (line.asked >= line.diesAfter) line.isDead = true
    if (init?.method === 'POST') line.posts.push(String(init.body))
    return Response.json({ form: init?.body ?? null })
  }
  const ask = patientFetch({
    ...{ fetch: plain, events },
    purposeOf: (method) => purposeOf(method, router.state.navigation),
    tell: (kind) => told.push(kind),
  })
  const load = async ({ request }: { request: Request }) =>
    (await ask(request.url, { signal: request.signal })).json()
  const router = createMemoryRouter(
    [
      {
        ...{ id: 'form', path: '/', loader: load },
        async action({ request }: { request: Request }) {
          const body = String((await request.formData()).get('words'))
          return (await ask(request.url, { method: 'POST', body, signal: request.signal })).json()
        },
      },
      { path: '/elsewhere', loader: load },
    ],
    { hydrationData: { loaderData: { form: {} } } },
  )
  return { router, line, told }
}

function send(router: ReturnType<typeof createMemoryRouter>, words: string): Promise<void> {
  const formData = new FormData()
  formData.set('words', words)
  return router.navigate('/', { formMethod: 'post', formData })
}
