import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import { z } from 'zod'
import { countedRefusal, type RefusedThing } from '#domain/operating/refused-by-browsers.ts'
import { countRefusedByBrowsers } from '#server/analytics/count-refused-by-browsers.ts'
import type { Application } from '#server/kernel/application.ts'
import { describeFault } from '#server/kernel/describe-fault.ts'
import { smallBody } from './small-body.ts'

const mostBytes = 8 * 1024
const gatherMilliseconds = 5_000
/** More in one batch is a flood, and says no more than this many. */
const mostAtOnce = 10_000

/** The report of CSP 3, section 5.3, as far as it is read. The page's address is in it, and is not. */
const report = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().default(''),
  }),
})

/**
 * Where browsers tell that a page's Content-Security-Policy refused something. What was refused is counted by kind; the page, the
 * address and the sender are forgotten. Sums are gathered for five seconds, so that a flood writes no more rows than a visit.
 *
 * 204: taken or not, so that nothing can be learned. 413: too long.
 */
export function mountRefusalReports(
  site: Hono<{ Bindings: HttpBindings }>,
  application: Application,
  { path, origins }: { path: string; origins: readonly string[] },
): void {
  const add = gatherer(async (refused) => {
    try {
      await countRefusedByBrowsers(application, refused)
    } catch (error) {
      application.log.error({ fault: describeFault(error) }, 'what browsers refused was not counted')
    }
  })
  site.post(path, smallBody(mostBytes), async (context) => {
    const thing = refusedThing(await context.req.text(), origins)
    if (thing) add(thing)
    return context.body(null, 204)
  })
}

function refusedThing(body: string, origins: readonly string[]): RefusedThing | null {
  const parsed = report.safeParse(parseJson(body))
  if (!parsed.success) return null
  const told = parsed.data['csp-report']
  const directive = told['effective-directive'] ?? told['violated-directive'] ?? ''
  return countedRefusal(directive, told['blocked-uri'], origins)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Hands over what was added since, five seconds after the first of it. What waits when the process ends is lost. */
function gatherer(take: (refused: (RefusedThing & { times: number })[]) => Promise<void>) {
  const waiting = new Map<string, RefusedThing & { times: number }>()
  return function add(thing: RefusedThing): void {
    if (waiting.size === 0)
      setTimeout(() => {
        const refused = [...waiting.values()]
        waiting.clear()
        void take(refused)
      }, gatherMilliseconds).unref()
    const key = `${thing.directive} ${thing.source}`
    const counted = waiting.get(key) ?? { ...thing, times: 0 }
    if (counted.times < mostAtOnce) waiting.set(key, { ...counted, times: counted.times + 1 })
  }
}
