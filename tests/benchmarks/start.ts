import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figure, median } from './figure.ts'
import type { BenchSite } from './support/bench-site.ts'
import { freePort, startProcess } from './support/server-process.ts'

/** `npm start` as people type it, with everything installed and built, until the site answers. */
export async function start(_site: BenchSite): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-bench-start-'))
  try {
    const first = await startOnce(folder)
    const later = [await startOnce(folder), await startOnce(folder), await startOnce(folder)]
    return [
      { name: 'npm start on an empty data folder', value: first, unit: 's' },
      { name: 'npm start on data that is there', value: median(later), unit: 's', goal: { atMost: 3 } },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function startOnce(folder: string): Promise<number> {
  const port = await freePort()
  const environment = { PORT: String(port), FITILA_DATA_FOLDER: folder }
  const command = { program: 'npm', words: ['start'], environment }
  const began = performance.now()
  const server = await startProcess(command, 'Fitila is lit')
  const answer = await fetch(`http://localhost:${port}/reports`)
  await answer.text()
  const seconds = (performance.now() - began) / 1000
  await server.stop()
  if (!answer.ok) throw new Error(`the site answered ${answer.status}`)
  return seconds
}
