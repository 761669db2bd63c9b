import { once } from 'node:events'
import { connect } from 'node:tls'
import { seconds } from '#domain/time/durations.ts'
import { siteLooks } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { describeFault } from '#server/kernel/describe-fault.ts'
import { isWatched } from './see-alarms.ts'

export type ReadCertificate = (host: string, port: number) => Promise<Date>

/**
 * Asks the site at its own public address until when its certificate is good, as a browser would see it. Behind some routers a machine cannot
 * reach its own address: that is logged, and is no alarm.
 */
export async function lookAtCertificate(
  application: Application,
  read: ReadCertificate = readCertificate,
): Promise<void> {
  if (!isWatched(application)) return
  const { hostname, port } = new URL(application.publicUrl)
  try {
    const seen = { lookedAt: application.now(), goodUntil: await read(hostname, Number(port || 443)) }
    await application.database.queries
      .insert(siteLooks)
      .values({ what: 'certificate', ...seen })
      .onConflictDoUpdate({ target: siteLooks.what, set: seen })
  } catch (error) {
    application.log.info(
      { fault: describeFault(error) },
      'the certificate of this site could not be looked at',
    )
  }
}

/** @throws Error where nothing answers within ten seconds, or answers without TLS */
export async function readCertificate(host: string, port: number): Promise<Date> {
  // One that has expired or is for another name is exactly what we want to read; nothing is sent over the line.
  const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: seconds(10) })
  try {
    socket.once('timeout', () => socket.destroy(new Error('no answer within ten seconds')))
    await once(socket, 'secureConnect')
    return new Date(socket.getPeerCertificate().valid_to)
  } finally {
    socket.destroy()
  }
}
