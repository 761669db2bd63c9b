import type { DataRouter } from 'react-router'
import { type LineTrouble, publishTrouble } from './line-state.ts'
import { nextTry, patientFetch, pauseAfter } from './patient-fetch.ts'

declare global {
  interface Window {
    /** Set by `HydratedRouter`. */
    __reactRouterDataRouter?: Pick<DataRouter, 'state'>
    /** For `vite-plugins/patient-routes.ts`: waits until the line is there. Whether the site still has this file? */
    isThereOnceLineIs(file: string): Promise<boolean>
  }
}

/** A dead line takes no page away: see `patientFetch`. For everything that the router asks the server for; call it before the router is made. */
export function keepPageOnDeadLine(page: Window & typeof globalThis): void {
  const plain = page.fetch.bind(page)
  let sent: HTMLFormElement | null = null
  page.document.addEventListener(
    'submit',
    ({ target }) => {
      if (target instanceof HTMLFormElement && target.method !== 'dialog') sent = target
    },
    true,
  )
  const patient = patientFetch({
    fetch: plain,
    events: page,
    purposeOf: (method) => purposeOf(method, page.__reactRouterDataRouter?.state.navigation),
    tell: (kind) => publishTrouble(kind && { kind, form: kind === 'leading' ? null : sent }),
  })
  page.isThereOnceLineIs = async (file) => {
    for (let failures = 0; ; failures += 1) {
      const answer = await plain(file).catch(() => null)
      if (answer) return answer.ok
      await nextTry(page, null, pauseAfter(failures))
    }
  }
  page.fetch = (input, init) =>
    isOfRouter(input, page.location.origin) ? patient(input, init) : plain(input, init)
}

/** React Router asks for the data of a page by this ending, and nothing else here does. */
function isOfRouter(input: RequestInfo | URL, origin: string): boolean {
  return input instanceof URL && input.origin === origin && input.pathname.endsWith('.data')
}

type Navigation = DataRouter['state']['navigation'] | undefined

export function purposeOf(method: string, navigation: Navigation): LineTrouble['kind'] | 'background' {
  if (method !== 'GET') return 'sending'
  if (navigation?.state !== 'loading') return 'background'
  return (navigation.formMethod ?? 'GET') === 'GET' ? 'leading' : 'arrived'
}
