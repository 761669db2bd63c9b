import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Browser, chromium, type Page } from '@playwright/test'
import { z } from 'zod'
import { chromiumArguments, findChromium } from '#tests/support/browsers/find-chromium.ts'
import { codeAt } from '#tests/support/second-step.ts'
import { answerHelp } from '../../answer-help.ts'
import { firstReport, type Screen, screens } from './screens.ts'

// What `npm run pictures` runs: the demonstration, and a picture of each screen of the README. All in them is invented.
const root = join(import.meta.dirname, '../..')
const folder = join(root, 'docs/pictures')
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

answerHelp('Use: npm run pictures\nMakes the pictures of the README from the demonstration.')

const demonstration = spawn(process.execPath, [join(root, 'demo.ts'), '--json'], {
  env: { ...process.env, PORT: port },
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  const people = await logIns()
  await mkdir(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments() })
  for (const screen of screens) {
    await takePicture(browser, screen, people)
    process.stdout.write(`docs/pictures/${screen.name}.jpg\n`)
  }
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
  const page = await context.newPage()
  if (screen.as)
    await logInAs(
      page,
      people.find(({ role }) => role === screen.as),
    )
  const answer = await page.goto(`${site}${screen.path === firstReport ? '/reports' : screen.path}`)
  if (answer?.status() !== 200) throw new Error(`${screen.path} answered ${answer?.status()}`)
  if (screen.path === firstReport)
    await page.goto(`${site}${await page.locator('article a, .rows a').first().getAttribute('href')}`)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(folder, `${screen.name}.jpg`), type: 'jpeg', quality: 80 })
  await context.close()
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
