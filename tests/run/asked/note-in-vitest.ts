import { folderOfNotes } from './folder-of-notes.ts'
import { openNotes } from './notes.ts'

/** In a worker of Vitest: writes down that the running test file asks this of the site. Elsewhere it does nothing. */
export async function noteInVitest(pathAndQuery: string): Promise<void> {
  const folder = folderOfNotes(process.env)
  if (folder === null) return
  // Benchmarks ask the site in the same way, and there is no Vitest around them.
  const { expect } = await import('vitest')
  const { testPath } = expect.getState()
  // Some tests ask for addresses that are none.
  const url = URL.parse(`http://localhost${pathAndQuery}`)
  if (testPath && url) openNotes(folder)(testPath, url.pathname)
}
