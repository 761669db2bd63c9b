import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages, mayInstall } from './install-packages.ts'
import { inPath, mayRun } from './programs.ts'

const debianPackages = ['webkit2gtk-driver', 'xvfb']

/** The programs that a WebKit without a screen needs. */
export type WebKitPrograms = { driver: string; browser: string; screen: string }

/** WebKitGTK's own small browser with its driver. Null where they cannot be had: there is no WebKit but Apple's on a Mac, say. */
export async function findWebKit(): Promise<WebKitPrograms | null> {
  const found = installed()
  if (found || !mayInstall()) return found
  await installPackages(debianPackages)
  return installed()
}

function installed(): WebKitPrograms | null {
  const [driver, browser, screen] = [inPath(['WebKitWebDriver']), miniBrowser(), inPath(['Xvfb'])]
  return driver && browser && screen ? { driver, browser, screen } : null
}

function miniBrowser(): string | undefined {
  return ['/usr/lib', '/usr/libexec']
    .flatMap((top) => [top, ...foldersIn(top)])
    .flatMap((top) => foldersIn(top).filter((folder) => /\/webkit2?gtk-[\d.]+$/.test(folder)))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(mayRun)
}

function foldersIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name))
  } catch {
    return []
  }
}
