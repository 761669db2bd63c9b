import { execFile, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import type { ApiDocument, CodeSample } from '#domain/api/document.ts'
import { minutes } from '#domain/time/durations.ts'
import { seedWhenEmpty } from '#server/database/seed/seed-when-empty.ts'
import { cast } from '#tests/cast.ts'
import { programOf } from '#tests/support/api/programs.ts'
import { type Ask, openSite } from '#tests/support/browse.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { codeSamples } from './code-samples.ts'

const run = promisify(execFile)
type Runner = {
  needs: string
  isThere(): boolean
  command(source: string): readonly [program: string, given: readonly string[]]
  /** What the example read, from what it printed. */
  read(printed: string): unknown
}

const curl: Runner = {
  needs: 'curl',
  isThere: () => isRunning('curl', '--version'),
  command: (source) => ['sh', ['-c', source]],
  read: JSON.parse,
}

const python: Runner = {
  needs: 'python3',
  isThere: () => isRunning('python3', '--version'),
  command: (source) => ['python3', ['-c', source]],
  read: JSON.parse,
}

// The example prints the outline of its answer for people. The line after it writes the answer itself.
const r: Runner = {
  needs: 'R with httr2 and jsonlite',
  isThere: () => isRunning('Rscript', '-e', 'library(httr2); library(jsonlite)'),
  command: (source) => [
    'Rscript',
    [
      ...['-e', source, '-e'],
      'cat("<whole>", jsonlite::toJSON(answer, auto_unbox = TRUE, null = "null", digits = NA), sep = "")',
    ],
  ],
  read(printed) {
    const [outline, whole = ''] = printed.split('<whole>')
    expect(outline).toMatch(/^List of \d+\n \$ /)
    return JSON.parse(whole)
  },
}

const runners = { curl, Python: python, 'R (httr2)': r }

test.for(['curl', 'Python', 'R (httr2)'] as const)(
  'every example for %s on the page of documentation runs, and reads',
  { timeout: minutes(1) },
  async (label, { skip }) => {
    const { needs, isThere, command, read: answerIn } = runners[label]
    if (!isThere()) skip(`${needs} is not on this machine`)
    const { document, own, number, key, application, read } = await staged()
    for (const [path, { get }] of Object.entries(document.paths)) {
      application.later(minutes(1))
      const source = sampleIn(get['x-codeSamples'], label)
        .replaceAll(application.publicUrl, own)
        .replaceAll('WR-26112110000', number)
      const [file, given] = command(source)
      const env = { ...process.env, LC_ALL: 'C.UTF-8', FITILA_KEY: key }
      const { stdout } = await run(file, [...given], { env })
      const asked = new URL(/['"](http[^'"]+)['"]/.exec(source)?.[1] ?? '')
      application.later(minutes(1))
      expect([path, answerIn(stdout)]).toEqual([path, await read(asked.pathname + asked.search)])
    }
  },
)

test('no language of the examples is left out of their test', () => {
  const labels = codeSamples('https://fitila.example').map(({ label }) => label)
  expect(labels).toEqual(Object.keys(runners))
})

test('an example with a key that does not work fails, and says why', async ({ skip }) => {
  if (!curl.isThere()) skip('curl is not on this machine')
  const { document, own, application } = await staged()
  const source = sampleIn(document.paths['/figures']?.get['x-codeSamples'] ?? [], 'curl')
  const asked = run('sh', ['-c', source.replaceAll(application.publicUrl, own)], {
    env: { ...process.env, FITILA_KEY: 'ftl_live_quokka' },
  })
  await expect(asked).rejects.toMatchObject({
    code: 22,
    stdout: expect.stringContaining('api-key-not-valid'),
  })
})

test('the page of documentation shows every address, parameter and example of the document', async () => {
  const { document, ask } = await staged()
  const page = (await (await ask('/developers')).text())
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
  expect(Object.keys(document.paths).length).toBeGreaterThan(4)
  for (const [path, { get }] of Object.entries(document.paths)) {
    expect(page).toContain(`GET /api/v1${path}`)
    expect(page).toContain(get.description.replaceAll(/`([^`]*)`/g, '<code>$1</code>'))
    expect(page).toContain(get['x-tool'] ?? get.summary)
    for (const { name } of get.parameters ?? []) expect(page).toContain(`>${name}<`)
    for (const { source } of get['x-codeSamples']) expect(page).toContain(source)
  }
})

function isRunning(program: string, ...given: string[]): boolean {
  return spawnSync(program, given).status === 0
}

function sampleIn(samples: readonly CodeSample[], label: string): string {
  const sample = samples.find((each) => each.label === label)
  if (!sample) throw new Error(`no example for ${label}`)
  return sample.source
}

async function staged() {
  const application = await withApplication()
  const { reporter, reviewer, officer, stranger } = await cast(
    ...([application, 'reporter', 'reviewer', 'officer', 'stranger'] as const),
  )
  const shown = await publicReport(application, {
    ...{ owner: reporter, reviewer, officer, words: { state: 'Kano' } },
  })
  await seedWhenEmpty(application)
  const ask = await openSite(application)
  const { key, get } = await programOf(application, ask, stranger)
  const document: ApiDocument = await (await ask('/api/v1/openapi.json')).json()
  const read = async (path: string) => (await get(path.replace('/api/v1', ''))).json()
  return { application, ask, document, key, read, number: shown.referenceNumber, own: await listening(ask) }
}

/** The site behind a socket of this machine, for programs of other languages. */
async function listening(ask: Ask): Promise<string> {
  const server = createServer(async (request, response) => {
    const { authorization = '' } = request.headers
    const answer = await ask(request.url ?? '/', { headers: { authorization } })
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' })
    response.end(await answer.text())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
