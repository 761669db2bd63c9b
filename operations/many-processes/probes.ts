import { randomInt } from 'node:crypto'
import type { Application } from '#server/kernel/application.ts'
import type { Visits } from '#tests/faults/people.ts'
import { type Ledger, submitOnce } from '#tests/faults/traffic.ts'
import type { ManyProcesses } from './site.ts'
import type { Outcome, Probe } from './steady.ts'

/** What makes the full service, each asked again and again. Only the first three are pages. */
export type Probed = 'page' | 'form' | 'staff' | 'news' | 'process 1' | 'process 2'
export const pages: readonly Probed[] = ['page', 'form', 'staff']

type Asking = { site: ManyProcesses; application: Application; visits: Visits; ledger: Ledger }

export function probesOf({ site, application, visits, ledger }: Asking): Record<Probed, Probe> {
  const get = (path: string, headers: Record<string, string> = {}) =>
    outcomeOf(() => fetch(`${site.url}${path}`, { headers, signal: AbortSignal.timeout(20_000) }))
  const isReady = (place: number) =>
    outcomeOf(() =>
      fetch(`http://127.0.0.1:${site.ports.monitors[place]}/health/ready`, {
        signal: AbortSignal.timeout(5_000),
      }),
    )
  return {
    // At a new address, so that no kept page answers.
    page: { everyMs: 250, ask: () => get(`/reports?page-of=${randomInt(1_000_000_000)}`) },
    form: { everyMs: 1_000, ask: () => sendForm(site.url, visits, ledger) },
    staff: { everyMs: 500, ask: () => get('/admin', { cookie: visits.officer.cookie }) },
    // As each process hears of what the others did.
    news: { everyMs: 250, ask: async () => (application.hub.isLive() ? 'well' : 'told') },
    'process 1': { everyMs: 500, ask: () => isReady(0) },
    'process 2': { everyMs: 500, ask: () => isReady(1) },
  }
}

async function sendForm(url: string, visits: Visits, ledger: Ledger): Promise<Outcome> {
  const answer = await submitOnce(url, visits.reporter, ledger)
  if (answer?.status === 303) return 'well'
  else return answer && isOurs(answer.text) ? 'told' : 'silent'
}

async function outcomeOf(ask: () => Promise<Response>): Promise<Outcome> {
  try {
    const answer = await ask()
    const text = await answer.text()
    if (answer.status === 200) return 'well'
    else return isOurs(text) ? 'told' : 'silent'
  } catch {
    return 'silent'
  }
}

/** A page with words, and not the line of a balancer. */
export function isOurs(text: string): boolean {
  return text.includes('<h1') && text.includes('</main>')
}
