import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/**
 * The path of a Chromium that runs: one without windows, which Debian packages and which takes half the time, else the system's, else
 * Playwright's own.
 *
 * @throws Error in plain words when none can be had
 */
export async function findChromium(): Promise<string> {
  if (headlessShell() === undefined && isDebian() && process.getuid?.() === 0) installWithApt()
  const found = headlessShell() ?? systemChromium() ?? playwrightChromium()
  if (found !== undefined) return found
  downloadWithPlaywright()
  const installed = playwrightChromium()
  if (installed !== undefined) return installed
  throw new Error('No Chromium was found, and none could be installed. Install Chromium, then try again.')
}

/** Where Chromium runs as root (in containers), its own sandbox cannot; nothing here asks the world outside. */
export function chromiumArguments(): string[] {
  const quiet = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet
}

const shell = 'chromium-headless-shell'

function headlessShell(): string | undefined {
  return inPath([shell])
}

function systemChromium(): string | undefined {
  const onMac = ['/Applications/Chromium.app/Contents/MacOS/Chromium']
  onMac.push('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome')
  return (
    inPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) ?? onMac.find(mayRun)
  )
}

function inPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(mayRun)
}

function playwrightChromium(): string | undefined {
  const path = chromium.executablePath()
  return mayRun(path) ? path : undefined
}

function mayRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function isDebian(): boolean {
  return existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
}

/** Another program may be installing: apt-get then waits for its turn. */
export const patience = ['-o', 'DPkg::Lock::Timeout=300'] as const

function installWithApt(): void {
  process.stdout.write('Installing Chromium for the browser tests with apt-get.\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const update = spawnSync('apt-get', [...patience, 'update', '-qq'], { env, stdio: 'inherit' })
  if (update.status === 0)
    spawnSync('apt-get', [...patience, 'install', '-y', '-qq', shell], { env, stdio: 'inherit' })
}

function downloadWithPlaywright(): void {
  process.stdout.write("Downloading Playwright's Chromium for the browser tests.\n")
  const command = join(import.meta.dirname, '..', '..', 'node_modules', 'playwright', 'cli.js')
  spawnSync(process.execPath, [command, 'install', 'chromium'], { stdio: 'inherit' })
}
