import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

const scripts = {
  biome: '@biomejs/biome/bin/biome',
  playwright: 'playwright/cli.js',
  'react-router': '@react-router/dev/bin.cjs',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
} as const

export type Program = keyof typeof scripts

/** Runs an installed program on the project's own Node and hands its output through. Answers its exit code. */
export async function runProgram(
  program: Program,
  words: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const script = join(root, 'node_modules', scripts[program])
  const child = spawn(process.execPath, [script, ...words], {
    cwd: root,
    env: { ...environment, ...withoutColours() },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const stop = () => {
    // Vitest and Playwright stop their databases and servers on this signal.
    child.kill('SIGINT')
    child.once('exit', () => process.exit(143))
  }
  process.once('SIGTERM', stop)
  const [code] = await once(child, 'exit')
  process.off('SIGTERM', stop)
  return typeof code === 'number' ? code : 1
}

/** Several of these programs paint even into a file where CI is set. */
function withoutColours(): NodeJS.ProcessEnv {
  return process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }
}
