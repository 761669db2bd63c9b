import { isIP } from 'node:net'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Application } from '#server/kernel/application.ts'
import { describeFault } from '#server/kernel/describe-fault.ts'
import { measure } from './measure.ts'
import { prometheusText } from './prometheus-text.ts'

/**
 * `/health/live`: the process answers. `/health/ready`: it can work, so send people here. `/metrics`: numbers for Prometheus. For the
 * operator's own programs, on an address that no stranger reaches.
 */
export function answerMonitor(application: Application): Hono {
  const site = new Hono()
  // A page elsewhere could give its name the address of this machine, and read what a browser here gets.
  site.use(async ({ req, text }, next) => {
    if (isNumeric(req.header('host'))) return next()
    return text('ask by the address\n', 421)
  })
  site.get('/health/live', ({ text }) => text('live\n'))
  site.get('/health/ready', async ({ text }) => {
    const reason = await whyNotReady(application)
    return reason === null ? text('ready\n') : text(`${reason}\n`, 503)
  })
  site.get('/metrics', async (context) => {
    const samples = await application.database.inLane('reading', () => measure(application))
    return context.text(prometheusText(samples), 200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
    })
  })
  site.notFound(({ text }) => text('not here\n', 404))
  site.onError((error, { text }) => {
    application.log.warn({ fault: describeFault(error) }, 'the monitor could not be answered')
    return text('fault\n', 500)
  })
  return site
}

async function whyNotReady({ database, stopping }: Application): Promise<'stopping' | 'database' | null> {
  if (stopping.aborted) return 'stopping'
  try {
    await database.inLane('reading', () => database.queries.execute(sql`select 1`))
    return null
  } catch {
    return 'database'
  }
}

/** Over a socket of the file system, programs name what they like as the host: that one is `localhost`. */
function isNumeric(host: string | undefined): boolean {
  if (host === undefined) return true
  const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')
  return name === '' || name === 'localhost' || isIP(name) !== 0
}
