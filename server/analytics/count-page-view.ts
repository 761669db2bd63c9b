import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { browserFamily, deviceType } from './browser-family.ts'
import { publicPages } from './public-pages.ts'

const hostName = /^(?=.{4,100}$)([a-z0-9-]{1,63}\.)+[a-z]{2,63}$/

/**
 * Adds one to the line of a day. What is not a page of ours is not counted.
 *
 * @param route the name of the page's route, as `publicPages` lists them
 * @param referrer where the visitor came from, as the browser says; only another site's host name is kept
 * @param headers the request's: read for the browser's family, the kind of device and the country, and forgotten
 */
export const countPageView = openUseCase(
  'page-views.count',
  async ({ application }, { route, referrer }: { route: string; referrer: string }, headers: Headers) => {
    const page = Object.hasOwn(publicPages, route) ? publicPages[route] : undefined
    if (page === undefined) return
    const day = dayInNigeria(application.now())
    const userAgent = headers.get('user-agent') ?? ''
    const values = {
      referringSite: referringSite(referrer, application.publicUrl),
      browser: browserFamily(userAgent),
      device: deviceType(userAgent),
      country: countryIn(headers, application.operator.countryHeader),
    }
    await application.pageViews.add({ day, page, ...values })
  },
)

function referringSite(referrer: string, publicUrl: string): string {
  const host = URL.canParse(referrer) ? new URL(referrer).hostname : ''
  return hostName.test(host) && host !== new URL(publicUrl).hostname ? host : ''
}

function countryIn(headers: Headers, header: string | null): string {
  const country = header ? headers.get(header) : null
  return country && /^[A-Z]{2}$/.test(country) ? country : ''
}
