import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = import.meta.dirname
const scripts = Object.entries(
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> })
    .scripts,
)

/** What developers alone start, and whose words are handed to other programs. */
const others = new Set(['dev', 'check'])

const commands = scripts.flatMap(([name, line]) => {
  const file = /(?:^|\s)exec node (\S+\.ts)$/.exec(line)?.[1]
  return name.startsWith('pre') || file === undefined || others.has(name) ? [] : [{ name, file }]
})

test('the commands of package.json are found', () => {
  expect(commands.length).toBeGreaterThan(15)
})

/** Ends a command with this code when a reader that goes away would end it with a stack. */
const diesOfReader = 9
const countListeners = `data:text/javascript,process.on('exit', () => {
  if ([process.stdout, process.stderr].some((stream) => stream.listenerCount('error') === 0)) process.exitCode = ${diesOfReader}
})`

test.each(commands)(
  'npm run $name -- --help says how it is used, and outlives its reader',
  async ({ file }) => {
    const run = promisify(execFile)
    // The tools of the toolkit say it on standard error, with the code of a wrong call.
    const said = await run(process.execPath, ['--import', countListeners, join(root, file), '--help'], {
      cwd: root,
    }).catch((error: { code: number; stdout: string; stderr: string }) => error)
    expect([undefined, 2]).toContain('code' in said ? said.code : undefined)
    const text = `${said.stdout}${said.stderr}`
    expect(text).toMatch(/\b(?:Use|npm)\b/)
    expect(text.split('\n').length, 'usage, and no work').toBeLessThan(40)
    expect(text).not.toMatch(/\n\s+at /)
  },
)
