import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'

// A person who cleans file by file waits more for the program than the file. The cache holds the compiled program, and nothing of any file.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/sanitize'))

/** Begins the command line in the main thread, and the cleaning in the thread that it starts. Each reads only what it needs. */
if (isMainThread) {
  const { runCommand } = await import('./run-command.ts')
  await runCommand(import.meta.filename)
} else {
  const { serveFiles } = await import('./serve-files.ts')
  serveFiles()
}
