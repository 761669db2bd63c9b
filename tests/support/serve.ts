import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { builtProgram } from '../../program/built-program.ts'

export type Ending = { code: number | null; signal: NodeJS.Signals | null }

export type Program = {
  baseURL: string
  processId: number
  /** Everything that it has printed so far. */
  output(): string
  /** @throws Error with what it printed, when it ends before it serves */
  untilLit(): Promise<void>
  isRunning(): boolean
  /** Waits for the end, no matter who asked for it. */
  ending(): Promise<Ending>
  end(signal: NodeJS.Signals): Promise<Ending>
}

export type Serving = {
  dataFolder: string
  port: number
  settings?: Record<string, string>
  /** Where another release is, with its build; this one without it. */
  sources?: string
}

const root = join(import.meta.dirname, '../..')

/** The real program in a process of its own, as an operator would start it. The build has to be there. */
export function launch({ dataFolder, port, settings = {}, sources }: Serving): Program {
  const baseURL = `http://localhost:${port}`
  // The releases before this one run from their sources.
  const program = sources === undefined ? builtProgram : join(sources, 'start.ts')
  const child = spawn(process.execPath, [program], {
    cwd: sources ?? root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...ownEnvironment(),
      PORT: String(port),
      PUBLIC_URL: baseURL,
      FITILA_DATA_FOLDER: dataFolder,
      // Batches have tests of their own.
      PUBLICATION_MINUTES: '0',
      ...settings,
    },
  })
  let printed = ''
  const hear = (text: string) => {
    printed += text
  }
  child.stdout.setEncoding('utf8').on('data', hear)
  child.stderr.setEncoding('utf8').on('data', hear)
  const closed: Promise<unknown> = once(child, 'close')
  const stop = () => void child.kill('SIGTERM')
  process.once('exit', stop)
  closed.then(() => process.off('exit', stop))

  async function ending(): Promise<Ending> {
    await closed
    return { code: child.exitCode, signal: child.signalCode }
  }

  return {
    baseURL,
    processId: child.pid ?? 0,
    output: () => printed,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    ending,
    async untilLit() {
      while (!printed.includes('Fitila is lit')) {
        const news = await Promise.race([once(child.stdout, 'data'), closed.then(() => 'ended')])
        if (news === 'ended') throw new Error(`The program ended before it served:\n${printed}`)
      }
    },
    end(signal) {
      child.kill(signal)
      return ending()
    },
  }
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('the system gave no port')
  return address.port
}

/** Whatever the machine sets for a Fitila of its own is not meant for the tests. */
function ownEnvironment(): Record<string, string | undefined> {
  const { DATABASE_URL: _, FITILA_KEY_FILE: __, TRUST_PROXY: ___, HOST: ____, ...settings } = process.env
  // The test runner sets both, and Node then warns that they contradict each other.
  const { NO_COLOR: _____, FORCE_COLOR: ______, ...rest } = settings
  return { ...rest, LOG_LEVEL: 'warn' }
}
