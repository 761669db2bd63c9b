import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A line of `sanitize -- --json`, and how long the file took. */
export type Cleaned = {
  input: string
  output: string | null
  kind: string | null
  refused: string | null
  seconds: number
}

const perCall = 500

/** Cleans by the command line, many files a call; a call that dies loses the file it died of, and the rest goes on. */
export async function* cleanFiles(files: readonly string[], out: string): AsyncGenerator<Cleaned> {
  let done = 0
  while (done < files.length) {
    const before = done
    let last = performance.now()
    for await (const line of callWith(files.slice(done, done + perCall), out)) {
      const { input, output, kind, refused } = JSON.parse(line)
      const now = performance.now()
      yield { input, output, kind, refused, seconds: (now - last) / 1000 }
      last = performance.now()
      done += 1
    }
    const fatal = files[done]
    if (done < Math.min(before + perCall, files.length) && fatal !== undefined) {
      yield {
        input: fatal,
        output: null,
        kind: null,
        refused: 'DIED',
        seconds: (performance.now() - last) / 1000,
      }
      done += 1
    }
  }
}

function callWith(files: readonly string[], out: string) {
  const command = join(import.meta.dirname, '../../toolkit/document-sanitizer/command.ts')
  const words = [command, '--json', '--out', join(out, 'cleaned'), ...files]
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  return createInterface({ input: child.stdout })
}
