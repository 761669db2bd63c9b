import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { trustedBy } from '@fitila/receipts/check-receipt'
import { seconds } from '#domain/time/durations.ts'
import { answerHelp } from '../answer-help.ts'
import { compareLog } from './compare-log.ts'
import { compareSite } from './compare-site.ts'
import { builtFiles } from './release/manifest.ts'
import { readRelease } from './release/read-release.ts'

const usage = `Use it like this, from the sources of the version that the site runs:
  npm run check-site -- https://site.example
  npm run check-site -- https://site.example --against FOLDER    with a build of that version that is elsewhere
Or with the signed list of a release, and without a build:
  npm run check-site -- https://site.example --release FOLDER --key KEY    the folder with release.txt and release.sig
It also asks whether the public log of the site names the files to carry of this version. --keys FILE checks who signed the log.`
answerHelp(usage)

try {
  await run()
} catch (error) {
  process.stderr.write(
    `\nThe site was not compared. ${error instanceof Error ? error.message : String(error)}\n\n`,
  )
  process.exitCode = 2
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...{ against: { type: 'string' }, release: { type: 'string' }, key: { type: 'string' } },
      keys: { type: 'string' },
    },
  })
  const [address = ''] = positionals
  if (positionals.length !== 1 || !/^https?:\/\/[^/]+\/?$/.test(address)) throw new Error(usage)
  const files = values.release
    ? (await readRelease(values.release, values.key ?? '')).files
    : await filesOfBuild(values.against ?? join(import.meta.dirname, '../build'))
  const { origin } = new URL(address)
  const ask = (path: string) =>
    fetch(`${origin}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(seconds(60)) })
  const { same, different, missing, unknown } = await compareSite(files, ask)
  const keys = values.keys === undefined ? '' : await readFile(values.keys, 'utf8')
  const logged = await compareLog(files, ask, trustedBy({ keys }))
  say(`${same} files are served as they were built.`)
  for (const path of different) say(`Other bytes: ${path}`)
  for (const path of missing) say(`Not served: ${path}`)
  for (const path of unknown) say(`A page loads what is not of this version: ${path}`)
  for (const { holds, text } of logged) say(`${holds === null ? 'open' : holds ? 'yes ' : 'no  '}  ${text}`)
  const isLogged = logged.every(({ holds }) => holds !== false)
  const isEqual = different.length + missing.length + unknown.length === 0
  say(
    isEqual
      ? 'The site gives readers what this version builds.'
      : 'The site is not this version, or was changed.',
  )
  if (!isLogged) say('The public log of the site does not agree with this version.')
  if (!isEqual || !isLogged) process.exitCode = 1
}

async function filesOfBuild(build: string): Promise<ReadonlyMap<string, string>> {
  const isBuilt = await access(join(build, 'tools/manifest.json')).then(
    () => true,
    () => false,
  )
  if (!isBuilt) throw new Error(`${build} has no build. Run npm start once; it builds.`)
  return builtFiles(build)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
