import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'

// A small file is cleaned before a compiler that optimises pays for itself. So it waits longer, and a large file still gets it.
const callsBeforeOptimising = {
  'invocation-count-for-maglev': 4000,
  'invocation-count-for-maglev-osr': 2000,
  'invocation-count-for-osr': 5000,
  'invocation-count-for-turbofan': 20_000,
}
// Before any code is compiled: the cache is kept apart for each setting.
if (isMainThread) {
  const { setFlagsFromString } = process.getBuiltinModule('node:v8')
  for (const [flag, calls] of Object.entries(callsBeforeOptimising)) setFlagsFromString(`--${flag}=${calls}`)
}

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
