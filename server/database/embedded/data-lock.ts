import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { FitilaAlreadyRuns } from './errors.ts'

export type DataLock = { release(): void }

export const LOCK_FILE = 'owner.lock'

const SQLITE_BUSY = 5
const PATIENCE_WITH_A_DYING_PROCESS = 200

/**
 * A lock that the kernel holds for this process and drops when it dies, however it dies: a number in a file can be
 * reused by another process, and taking over a stale file is a race. Node has no lock call; SQLite's
 * exclusive transaction is one. The number beside it is for the message only.
 */
export function lockData(folder: string): DataLock {
  // Never open the lock file but through SQLite: closing any other handle on it would drop the lock.
  const path = join(folder, LOCK_FILE)
  const numberFile = join(folder, 'owner.pid')
  const database = new DatabaseSync(path, { timeout: PATIENCE_WITH_A_DYING_PROCESS })
  try {
    database.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    database.close()
    if (isBusy(error)) throw new FitilaAlreadyRuns(readNumber(numberFile))
    throw error
  }
  chmodSync(path, 0o600)
  writeFileSync(numberFile, `${process.pid}\n`, { mode: 0o600 })
  return {
    release() {
      if (!database.isOpen) return
      rmSync(numberFile, { force: true })
      database.close()
    },
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

function readNumber(path: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(path, 'utf8'), 10) || undefined
  } catch {
    return undefined
  }
}
