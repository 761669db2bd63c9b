import { hash } from 'node:crypto'

/**
 * The sources of a Content-Security-Policy that allow exactly these inline scripts (CSP level 3, 6.7.2.3). Pages place
 * their scripts themselves, so a script that comes into a page by any other way has no hash here and does not run.
 */
export function scriptHashes(scripts: readonly string[]): string[] {
  const hashes = scripts.map((text) => `'sha256-${hash('sha256', text, 'base64')}'`)
  return [...new Set(hashes)]
}
