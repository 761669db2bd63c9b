import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { installPackages, mayInstall } from './install-packages.ts'
import { inPath, mayRun } from './programs.ts'

/**
 * The path of a Chromium that runs: one without windows, which Debian packages and which takes half the time, else the system's, else
 * Playwright's own.
 *
 * @throws Error in plain words when none can be had
 */
export async function findChromium(): Promise<string> {
  if (headlessShell() === undefined && mayInstall()) await installPackages([shell])
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

function playwrightChromium(): string | undefined {
  const path = chromium.executablePath()
  return mayRun(path) ? path : undefined
}

function downloadWithPlaywright(): void {
  process.stdout.write("Downloading Playwright's Chromium for the browser tests.\n")
  const command = join(import.meta.dirname, '..', '..', '..', 'node_modules', 'playwright', 'cli.js')
  spawnSync(process.execPath, [command, 'install', 'chromium'], { stdio: 'inherit' })
}
