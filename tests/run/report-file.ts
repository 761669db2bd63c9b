import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Lends a file name to a program that writes a JSON report; answers its text, empty where none was written. */
export async function withReportFile(
  write: (file: string) => Promise<number>,
): Promise<{ exitCode: number; report: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-report-'))
  const file = join(folder, 'report.json')
  try {
    const exitCode = await write(file)
    return { exitCode, report: await readFile(file, 'utf8').catch(() => '') }
  } finally {
    await rm(folder, { recursive: true })
  }
}
