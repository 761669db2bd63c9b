import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Browser, type Cookie, chromium, type Page } from '@playwright/test'
import { z } from 'zod'
import { chromiumArguments, findChromium } from '#tests/support/browsers/find-chromium.ts'
import { codeAt } from '#tests/support/second-step.ts'
import { answerHelp } from '../../answer-help.ts'
import {
  firstReport,
  firstToApprove,
  type LookedAt,
  type Screen,
  screens,
  screensToLookAt,
} from './screens.ts'

// What `npm run pictures` runs: the demonstration, and a picture of each screen of the README. All in them is invented.
// With `-- screens`, pictures to look at go to `test-results/`, which git leaves out.
const root = join(import.meta.dirname, '../..')
const folder = join(root, 'docs/pictures')
const folderToLookAt = join(root, 'test-results/screens')
const port = '3199'
const site = `http://localhost:${port}`
const sizes = { desk: { width: 1280, height: 800 }, phone: { width: 360, height: 640 } } as const

const logIn = z.object({
  name: z.string(),
  role: z.string(),
  password: z.string(),
  totpSecret: z.string().nullish(),
})
type LogIn = z.infer<typeof logIn>

answerHelp(`Use: npm run pictures [-- screens]
Makes the pictures of the README from the demonstration.
With "screens": 15 pages on a phone and a desk, by day and by night, in test-results/screens.`)
const toLookAt = process.argv.includes('screens')

/** Cookies of those who have logged in, by their names. */
const sessions = new Map<string, Cookie[]>()

/** Pages of a report that is the first of a list. */
const lists: Record<string, { path: string; link: string; page: string } | undefined> = {
  [firstReport]: { path: '/reports', link: 'article a, .rows a', page: '' },
  [firstToApprove]: { path: '/admin?stage=verified', link: 'main tbody a', page: '/approval' },
}

const demonstration = spawn(process.execPath, [join(root, 'demo.ts'), '--json'], {
  env: { ...process.env, PORT: port },
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  const people = await logIns()
  await mkdir(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments() })
  if (toLookAt) for (const screen of screensToLookAt) await lookAt(browser, screen, people)
  else for (const screen of screens) await takePicture(browser, screen, people)
  await browser.close()
} finally {
  const ended = once(demonstration, 'exit')
  demonstration.kill('SIGTERM')
  await ended
}

/** The people of the demonstration: printed at once, when the site is up. */
async function logIns(): Promise<LogIn[]> {
  const people: LogIn[] = []
  for await (const line of createInterface({ input: demonstration.stdout })) {
    people.push(logIn.parse(JSON.parse(line)))
    // Each role that a screen asks for comes before it.
    if (people.some(({ role }) => role === 'reporter')) return people
  }
  throw new Error('the demonstration ended before it printed an officer')
}

async function takePicture(browser: Browser, screen: Screen, people: readonly LogIn[]): Promise<void> {
  const context = await browser.newContext({
    viewport: sizes[screen.on],
    deviceScaleFactor: screen.on === 'phone' ? 2 : 1,
    colorScheme: 'light',
    locale: 'en-NG',
  })
  const page = await openScreen(await context.newPage(), screen, people)
  await page.screenshot({ path: join(folder, `${screen.name}.jpg`), type: 'jpeg', quality: 80 })
  process.stdout.write(`docs/pictures/${screen.name}.jpg\n`)
  await context.close()
}

/** A page from its beginning to its end: on both sizes, by day and by night. */
async function lookAt(browser: Browser, screen: LookedAt, people: readonly LogIn[]): Promise<void> {
  const context = await browser.newContext({ locale: 'en-NG' })
  const page = await openScreen(await context.newPage(), screen, people)
  for (const size of ['phone', 'desk'] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(sizes[size])
      await page.emulateMedia({ colorScheme })
      const path = join(folderToLookAt, `${screen.name}-${sizes[size].width}-${colorScheme}.png`)
      await page.screenshot({ path, fullPage: true })
    }
  process.stdout.write(`test-results/screens/${screen.name}\n`)
  await context.close()
}

async function openScreen(page: Page, { path, as }: LookedAt, people: readonly LogIn[]): Promise<Page> {
  const person = people.find(({ role }) => role === as)
  await fetchTypeface(page)
  if (as) await enterAs(page, person)
  const list = lists[path]
  const answer = await page.goto(`${site}${list?.path ?? path}`)
  const status = answer?.status()
  // Who is not logged in sees that too.
  if (status !== 200 && (as || status !== 401)) throw new Error(`${path} answered ${status}`)
  if (list) {
    const found = await page.locator(list.link).first().getAttribute('href')
    await page.goto(`${site}${found}${list.page}`)
  }
  await page.waitForLoadState('networkidle')
  return page
}

/** A first page is read in the system's font. The second has ours from the browser's cache, as a person sees it who goes on. */
async function fetchTypeface(page: Page): Promise<void> {
  await page.goto(site)
  await page.evaluate(() =>
    Promise.all(['400', '700'].map((weight) => document.fonts.load(`${weight} 1em Inter`))),
  )
}

/** A person logs in once: a code of an app opens a session once alone. */
async function enterAs(page: Page, person: LogIn | undefined): Promise<void> {
  const cookies = sessions.get(person?.name ?? '')
  if (cookies) return page.context().addCookies(cookies)
  await logInAs(page, person)
  sessions.set(person?.name ?? '', await page.context().cookies())
}

async function logInAs(page: Page, person: LogIn | undefined): Promise<void> {
  if (!person) throw new Error('the demonstration has no such person')
  await page.goto(`${site}/login`)
  await page.locator('main [name=identifier]').fill(person.name)
  await page.locator('main [name=password]').fill(person.password)
  await page.locator('main [name=password]').press('Enter')
  if (!person.totpSecret) return page.waitForURL((url) => url.pathname !== '/login')
  await page.waitForURL('**/second-step**')
  await page.locator('main [name=code]').fill(codeAt(person.totpSecret, new Date()))
  await page.locator('main [name=code]').press('Enter')
  await page.waitForURL((url) => !url.pathname.includes('second-step'))
}
