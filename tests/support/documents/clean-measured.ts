import { readFile } from 'node:fs/promises'
import { Unreadable } from '@fitila/formats/unreadable'
import { makeSanitizerWhenNeeded } from '@fitila/sanitizer/sanitize-when-needed'

// A process of its own for one file, so that its memory is that of cleaning alone. It prints one line.
const bytes = new Uint8Array(await readFile(process.argv[2] ?? ''))
const options = { pdf: 'standard', dpi: 150, password: null, hidden: 'remove' } as const
const before = process.cpuUsage()
const outcome = await makeSanitizerWhenNeeded(null, null)(bytes, '', options, () => {}).then(
  ({ bytes }) => `cleaned ${bytes.length}`,
  (fault: unknown) => (fault instanceof Unreadable ? `refused ${fault.code}` : `fault ${String(fault)}`),
)
const { user, system } = process.cpuUsage(before)
const megabytes = Number(/VmHWM:\s+(\d+)/.exec(await readFile('/proc/self/status', 'utf8'))?.[1]) / 1024
process.stdout.write(JSON.stringify({ outcome, seconds: (user + system) / 1e6, megabytes }))
