import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** `seconds` of the processor, and the most memory that the process had. */
export type Measured = { outcome: string; seconds: number; megabytes: number }

const program = join(import.meta.dirname, 'clean-measured.ts')

/**
 * Cleans in its own process. One that hangs is ended after two minutes, which is an error here.
 *
 * @param path where the bytes are written for the process
 */
export async function measureCostly(bytes: Uint8Array, path: string): Promise<Measured> {
  await writeFile(path, bytes)
  const { stdout } = await promisify(execFile)(process.execPath, [program, path], { timeout: 120_000 })
  return JSON.parse(stdout)
}
