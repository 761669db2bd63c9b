import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'

// Whoever cleans file by file waits for the program more than for the file. What is kept is the compiled program, and nothing of any file.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/sanitize'))

/**
 * `npm run --silent sanitize -- [--json] [--pdf standard|maximum] [--password P] [--hidden remove|keep] --out DIR FILE...`
 *
 * Writes the cleaned files into DIR under neutral names and never over a file that is there. With `--json`, one line for each file:
 * {input, output, kind, found, kept, refused}. Each file is cleaned in a thread that is ended when it hangs, so that a bad file stops no other.
 */
if (isMainThread) {
  const { runCommand } = await import('./command/run-command.ts')
  await runCommand(import.meta.filename)
} else {
  const { serveFiles } = await import('./command/serve-files.ts')
  serveFiles()
}
