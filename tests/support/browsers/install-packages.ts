import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Another program may be installing: apt-get then waits for its turn, at each of its locks but that of the lists. */
const patience = ['-o', 'DPkg::Lock::Timeout=300']
const tries = 60

/** Only on a Debian machine that lets us. */
export function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
}

/** Installs Debian packages. What could not be installed is for the caller to notice: it looks for the programs anyway. */
export async function installPackages(packages: readonly string[]): Promise<void> {
  process.stdout.write(`Installing ${packages.join(', ')} with apt-get.\n`)
  await apt(['update', '-qq'])
  await apt(['install', '-yqq', '--no-install-recommends', ...packages])
}

async function apt(words: readonly string[]): Promise<void> {
  for (let tried = 1; tried <= tries; tried += 1) {
    const complaint = await complaintOf(words)
    if (!complaint.includes('Could not get lock')) {
      process.stdout.write(complaint)
      return
    }
    await pause(5_000)
  }
}

async function complaintOf(words: readonly string[]): Promise<string> {
  const child = spawn('/usr/bin/apt-get', [...patience, ...words], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
  })
  await once(child, 'close')
  return complaint
}
