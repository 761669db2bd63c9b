import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export const fakeHost = `${'b'.repeat(56)}.onion`

/**
 * A program for tests that takes a configuration as tor does, writes its address and stays. `starts` has a line for each time it was
 * started: its number as a process, and the names of the variables that it was given.
 */
export async function fakeTor({ says = '', ends = false }: { says?: string; ends?: boolean } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-tor-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const tor = join(folder, 'tor')
  const starts = join(folder, 'starts')
  await writeFile(
    tor,
    `#!${process.execPath}
const { appendFileSync, readFileSync, writeFileSync } = require('node:fs')
appendFileSync(${JSON.stringify(starts)}, process.pid + ' ' + Object.keys(process.env).sort().join() + '\\n')
const torrc = readFileSync(process.argv[process.argv.indexOf('-f') + 1], 'utf8')
console.log(${JSON.stringify(says)})
if (${ends}) process.exit(1)
const [, service] = /^HiddenServiceDir "(.*)"$/m.exec(torrc)
writeFileSync(service + '/hostname', '${fakeHost}\\n')
console.log('[notice] Bootstrapped 100% (done): Done')
setInterval(() => {}, 1000)
`,
  )
  await chmod(tor, 0o700)
  return { tor, dataFolder: folder, starts: async () => (await readFile(starts, 'utf8')).trim().split('\n') }
}
