import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs'

const NAMES = ['postgres', 'initdb']

/**
 * The live PostgreSQL processes that work on this data: their working directory is the data folder. That is proof
 * where the number in `postmaster.pid` is not, since numbers are reused.
 */
export function serverProcessesIn(cluster: string): number[] {
  const folder = statIfThere(cluster)
  if (folder === undefined) return []
  return process.platform === 'linux' ? findInProc(folder) : findWithLsof(realpathSync(cluster))
}

export function isAlive(processId: number): boolean {
  return signalProcess(processId, 0)
}

/** False when there is no such process. */
export function signalProcess(processId: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(processId, signal)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function findInProc(folder: Stats): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && NAMES.includes(readProcessName(name)))
    .filter((name) => {
      const workingDirectory = statIfThere(`/proc/${name}/cwd`)
      return workingDirectory?.ino === folder.ino && workingDirectory.dev === folder.dev
    })
    .map(Number)
}

function readProcessName(processId: string): string {
  try {
    return readFileSync(`/proc/${processId}/comm`, 'utf8').trim()
  } catch {
    return ''
  }
}

function statIfThere(path: string): Stats | undefined {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}

export function findWithLsof(cluster: string): number[] {
  const commands = NAMES.flatMap((name) => ['-c', name])
  const { stdout } = spawnSync('lsof', ['-w', '-a', '-d', 'cwd', ...commands, '-Fn'], { encoding: 'utf8' })
  return stdout
    .split(/^p(?=\d)/m)
    .filter((entry) => entry.split('\n').includes(`n${cluster}`))
    .map((entry) => Number.parseInt(entry, 10))
}
