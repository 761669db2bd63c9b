import { installPackages, mayInstall } from './install-packages.ts'
import { inPath, mayRun } from './programs.ts'

const debianPackage = 'firefox-esr'
const onMac = '/Applications/Firefox.app/Contents/MacOS/firefox'

/**
 * The path of a Firefox that runs. Playwright's own is a changed Firefox that listens to another protocol; people have this one.
 *
 * @throws Error in plain words when none can be had
 */
export async function findFirefox(): Promise<string> {
  const found = installedFirefox()
  if (found !== undefined) return found
  if (mayInstall()) await installPackages([debianPackage])
  const installed = installedFirefox()
  if (installed !== undefined) return installed
  throw new Error('No Firefox was found, and none could be installed. Install Firefox ESR, then try again.')
}

function installedFirefox(): string | undefined {
  return inPath([debianPackage, 'firefox']) ?? [onMac].find(mayRun)
}
