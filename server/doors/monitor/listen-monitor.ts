import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { seconds } from '#domain/time/durations.ts'
import type { Application } from '#server/kernel/application.ts'
import type { MonitorAddress } from '#server/kernel/monitor-address.ts'
import { answerMonitor } from './answer-monitor.ts'

/**
 * Answers the operator's programs until it is stopped: also while the site stops, so that a balancer learns of it.
 *
 * @throws Error with code EADDRINUSE when another program has the address
 */
export async function listenMonitor(
  application: Application,
  address: MonitorAddress,
): Promise<{ port: number | null; stop(): Promise<void> }> {
  const server = createAdaptorServer({ fetch: answerMonitor(application).fetch }) as Server
  server.maxConnections = 32
  server.headersTimeout = seconds(5)
  server.requestTimeout = seconds(10)
  // Of a process that was killed.
  if ('path' in address) await rm(address.path, { force: true })
  await once(
    'path' in address ? server.listen(address.path) : server.listen(address.port, address.host),
    'listening',
  )
  if ('path' in address) await chmod(address.path, 0o600)
  const bound = server.address()
  return {
    port: bound !== null && typeof bound === 'object' ? bound.port : null,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
