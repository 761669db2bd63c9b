import { redirect } from 'react-router'
import type { Payments } from '#server/payments/contract.ts'
import type { ToastCode } from '#words/en/toasts.ts'
import type { PageRequest } from './page-request.ts'
import { neutralPage } from './shell/early/quick-exit.ts'
import { withToast } from './toasts.ts'

const here = 'http://here.invalid'

/** The same path on this site, or the home page for what is no path of it: everything else would lead elsewhere. */
export function pathHere(given: string | null | undefined): string {
  const text = given ?? ''
  // A browser leaves tabs and line ends out of an address, and takes a backslash for a slash.
  const isPlain = text.startsWith('/') && !/[\p{Cc}\p{Cf}\s\\]/u.test(text)
  if (!isPlain || !URL.canParse(text, here)) return '/'
  const url = new URL(text, here)
  // `/.//elsewhere` is a path here, and an address of another site once its dots are gone.
  return url.origin === here && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : '/'
}

/** The only way in which an answer leads on. A test sees that nothing else writes a `Location`. */
export function redirectTo(path: string, status: 302 | 303 = 302): Response {
  return redirect(pathHere(path), status)
}

/**
 * The same page by the one spelling of its address: 308, so that a form keeps its method and its body (RFC 9110, 15.4.9). No browser
 * keeps it: it would tell that a page was visited.
 */
export function redirectForGood(path: string): Response {
  return redirect(pathHere(path), { status: 308, headers: { 'Cache-Control': 'private, no-store' } })
}

/** The one way to another site: a constant, which no visitor can choose. */
export function redirectAway(): Response {
  return redirect(neutralPage, 303)
}

/** To the page of the payment provider, and to no other origin than the one that the operator's settings name. */
export function redirectToCheckout(
  payments: Pick<Payments, 'checkoutOrigin' | 'trial'> | null,
  url: URL,
): Response {
  // On trial the page is ours: the path alone, so that a person who came by another name of this machine stays logged in.
  if (payments?.trial) return redirectTo(url.pathname, 303)
  return url.origin === payments?.checkoutOrigin ? redirect(url.href, 303) : redirectTo('/', 303)
}

/** After a form that did its work: 303, so that reloading the next page sends nothing again. */
export function redirectAfter(path: string, code: ToastCode): Response {
  return redirectTo(withToast(path, code), 303)
}

/** Signs the toast of an answer that leads on, for the browser that gets it: see `toastMark` in server/access. */
export function withSignedToast<T>(answer: T, { toastMark }: Pick<PageRequest, 'toastMark'>): T {
  if (!(answer instanceof Response)) return answer
  const location = answer.headers.get('Location') ?? ''
  const signed = location.replace(
    /([?&]done=)([a-z-]+)(?=#|$)/,
    (_, name: string, code: string) => `${name}${code}.${toastMark(code)}`,
  )
  if (signed !== location) answer.headers.set('Location', signed)
  return answer
}
