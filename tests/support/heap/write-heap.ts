import { writeFileSync } from 'node:fs'
import { setFlagsFromString, writeHeapSnapshot } from 'node:v8'
import { isMainThread } from 'node:worker_threads'

// Loaded before the program (`--import`): at SIGUSR2 it writes what is reachable after a collection, each string whole.
const folder = process.env.HEAP_FOLDER
if (isMainThread && folder) {
  setFlagsFromString('--heap-snapshot-string-limit=100000000')
  setFlagsFromString('--expose-gc')
  process.on('SIGUSR2', () => {
    // Twice: what waits for its finaliser goes with the second.
    globalThis.gc?.()
    setTimeout(() => {
      writeHeapSnapshot(`${folder}/whole.heapsnapshot`)
      writeFileSync(`${folder}/written`, '')
    }, 500)
  })
}
