import { waitUntil } from './wait-until.ts'

type Ending = {
  signal(signal: 'SIGINT' | 'SIGQUIT'): void
  killAll(): void
  isGone(): boolean
}

/**
 * Fast shutdown, then immediate shutdown, then death. What was committed survives all three: PostgreSQL repeats its
 * log at the next start. Within a second, unless the kernel itself is waiting for a disk. False when still there.
 */
export async function endServer(server: Ending): Promise<boolean> {
  server.signal('SIGINT')
  if (await waitUntil(server.isGone, 700)) return true
  server.signal('SIGQUIT')
  if (await waitUntil(server.isGone, 150)) return true
  server.killAll()
  return waitUntil(server.isGone, 100)
}
