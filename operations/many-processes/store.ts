import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Running, start, until } from './programs.ts'

const program = join(import.meta.dirname, '../../node_modules/s3rver/bin/s3rver.js')

/** A server that speaks S3, for tests. What it holds stays in the folder when it is killed. */
export async function startStore(folder: string, port: number): Promise<Running> {
  const data = join(folder, 'store')
  await mkdir(data, { recursive: true })
  const place = [
    '-d',
    data,
    '-a',
    '127.0.0.1',
    '-p',
    String(port),
    '--silent',
    '--configure-bucket',
    'fitila',
  ]
  const running = start('s3rver', [process.execPath, program, ...place])
  // It knows its own key alone, so anyone else is refused.
  await until('the store answers', async () => (await fetch(`http://127.0.0.1:${port}/fitila`)).status > 0)
  return running
}

export function storeUrl(port: number): string {
  return `s3://S3RVER:S3RVER@127.0.0.1:${port}/fitila?tls=no`
}
