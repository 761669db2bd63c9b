import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { chromiumArguments, findChromium } from '../browsers/find-chromium.ts'
import { type NetActivity, readNetLog } from './net-log.ts'

export type OwnChromium = {
  browser: Browser
  /** Closes the browser and reads what it wrote down. */
  activity(): Promise<NetActivity>
}

/** A separate Chromium that writes a log of everything it asks of the network, name look-ups too. */
export async function openOwnChromium(): Promise<OwnChromium> {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-net-log-'))
  const path = join(folder, 'net-log.json')
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumArguments(), `--log-net-log=${path}`, '--net-log-capture-mode=Everything'],
  })
  return {
    browser,
    async activity() {
      await browser.close()
      const activity = await readNetLog(path)
      await rm(folder, { recursive: true, force: true })
      return activity
    },
  }
}
