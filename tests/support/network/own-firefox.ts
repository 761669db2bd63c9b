import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, firefox } from '@playwright/test'
import { findFirefox } from '../browsers/find-firefox.ts'
import { firefoxUse } from '../browsers/firefox.ts'

export type OwnFirefox = {
  browser: Browser
  /** Closes the browser and reads which names it looked up. */
  names(): Promise<string[]>
}

/** A separate Firefox, as people have it, that writes down every name that it looks up, for whatever reason. */
export async function openOwnFirefox(): Promise<OwnFirefox> {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-names-'))
  const { launchOptions, channel } = firefoxUse(await findFirefox(), 'on')
  const browser = await firefox.launch({
    ...launchOptions,
    channel,
    env: {
      ...launchOptions.env,
      MOZ_LOG: 'timestamp,sync,nsHostResolver:5',
      MOZ_LOG_FILE: join(folder, 'names'),
    },
  })
  return {
    browser,
    async names() {
      await browser.close()
      const logs = (await readdir(folder)).map((name) => join(folder, name))
      const texts = await Promise.all(logs.map((path) => readFile(path, 'utf8')))
      await rm(folder, { recursive: true, force: true })
      return texts.flatMap(namesIn)
    },
  }
}

/** `Resolving host [example.org]` is written for each name that is asked for, before any cache is looked at. */
function namesIn(log: string): string[] {
  return [...log.matchAll(/Resolving host \[([^\]]+)\]/g)].map(([, name = '']) => name)
}
