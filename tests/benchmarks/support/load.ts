import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

export type Load = { perSecond: number; p50: number; p99: number; failures: number }

const report = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  errors: z.number(),
  '4xx': z.number(),
  '5xx': z.number(),
})

/** Connections that ask without a pause, from a process of its own. */
export async function load(
  url: string,
  headers: Record<string, string>,
  { seconds, connections = 16 }: { seconds: number; connections?: number },
): Promise<Load> {
  const program = fileURLToPath(import.meta.resolve('autocannon'))
  const words = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const child = spawn(
    process.execPath,
    [program, '--json', '--no-progress', '-c', String(connections), '-d', String(seconds), ...words, url],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const { requests, latency, errors, ...codes } = report.parse(JSON.parse(await text(child.stdout)))
  const failures = errors + codes['4xx'] + codes['5xx']
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99, failures }
}
