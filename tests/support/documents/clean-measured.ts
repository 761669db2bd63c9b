import { readFile } from 'node:fs/promises'
import { Unreadable } from '@fitila/formats/unreadable'
import { makeSanitizerWhenNeeded, readCleaner } from '@fitila/sanitizer/sanitize-when-needed'
import { tellKind } from '@fitila/sanitizer/telling/tell-kind'

// A process of its own for one file, so that its memory is that of cleaning alone. It prints one line.
const bytes = new Uint8Array(await readFile(process.argv[2] ?? ''))
const options = { pdf: 'standard', dpi: 150, password: null, hidden: 'remove' } as const
// The code that cleans is read before, as the start of the process is not counted either.
await readCode()
const before = process.cpuUsage()
const outcome = await makeSanitizerWhenNeeded(null, null)(bytes, '', options, () => {}).then(
  ({ bytes }) => `cleaned ${bytes.length}`,
  (fault: unknown) => (fault instanceof Unreadable ? `refused ${fault.code}` : `fault ${String(fault)}`),
)
const { user, system } = process.cpuUsage(before)
const megabytes = Number(/VmHWM:\s+(\d+)/.exec(await readFile('/proc/self/status', 'utf8'))?.[1]) / 1024
process.stdout.write(JSON.stringify({ outcome, seconds: (user + system) / 1e6, megabytes }))

async function readCode(): Promise<void> {
  try {
    await readCleaner[tellKind(bytes)]()
  } catch (fault) {
    if (!(fault instanceof Unreadable)) throw fault
  }
}
