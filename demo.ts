import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { addDemonstration, type Demonstration } from '#server/database/seed/add-demonstration.ts'
import { seedWhenEmpty } from '#server/database/seed/seed-when-empty.ts'
import { readEnvironment } from '#server/kernel/env.ts'
import { openApplication } from '#server/kernel/open-application.ts'
import { answerHelp } from './answer-help.ts'
import { builtProgram } from './program/built-program.ts'

// What `npm run demo` runs: a second site with invented people and reports, beside the one of `npm start`. It is deleted at its end.
const usage = `Use: npm run demo [-- --json]
Starts a second site with invented people and reports, and prints how to log in. It is deleted when it stops.`

answerHelp(usage)

const { json } = parseArgs({ options: { json: { type: 'boolean', default: false } } }).values
const reports = 200
const port = process.env.PORT ?? '3100'
const folder = await mkdtemp(join(tmpdir(), 'fitila-demo-'))
// None of the settings of a real site counts here: not its database, its mail nor its storage.
const environment = {
  ...{ PATH: process.env.PATH, HOME: process.env.HOME, PORT: port, FITILA_DATA_FOLDER: folder },
  ...{ DEMONSTRATION: 'yes', PUBLICATION_MINUTES: '0', LOG_LEVEL: 'warn' },
}
let site: ChildProcess | undefined
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)

try {
  if (!json) say(`Inventing ${reports} reports. This takes about half a minute.`)
  const made = await invent()
  const started = spawn(process.execPath, [builtProgram], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  site = started
  started.stdout.once('data', () => print(made))
  const [code] = await once(started, 'exit')
  process.exitCode = typeof code === 'number' ? code : 1
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  process.stderr.write(`\nThe demonstration did not start. ${reason}\n\n`)
  process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** When the site ends, its folder is deleted. While reports are invented there is no site yet. */
function stop(): void {
  if (site) return void site.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  process.exit(1)
}

async function invent(): Promise<Demonstration> {
  const { application, close } = await openApplication(readEnvironment(environment))
  try {
    const made = await addDemonstration(application, reports)
    await seedWhenEmpty(application)
    return made
  } finally {
    await close()
  }
}

function print({ logIns, sourceCode }: Demonstration): void {
  if (json) {
    for (const logIn of logIns) say(JSON.stringify(logIn))
    return
  }
  say('\nLog in with a name, the password, and the code that an app shows for the secret:\n')
  for (const { name, role, password, totpSecret } of logIns)
    say(`  ${role.padEnd(14)} ${name.padEnd(18)} ${password}  ${totpSecret ?? 'no second step'}`)
  say(`\nA report without an account is opened at /report/return with ${sourceCode}.`)
  say('All people and reports are invented. Ctrl-C ends the demonstration and deletes it.')
  say(`The demonstration is lit: http://localhost:${port}`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
