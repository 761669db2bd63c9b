import type { Application } from '#server/kernel/application.ts'

type Addresses = { publicUrl: string; operator: Pick<Application['operator'], 'onionUrl'> }

/** Every address under which the site answers. */
export function ownAddresses({ publicUrl, operator }: Addresses): string[] {
  return operator.onionUrl === null ? [publicUrl] : [publicUrl, operator.onionUrl]
}

/** The address that this request was sent to: the public one, or that of the onion service. */
export function askedAddress({ publicUrl, operator }: Addresses, { url }: Pick<Request, 'url'>): string {
  const { onionUrl } = operator
  return onionUrl !== null && new URL(url).host === new URL(onionUrl).host ? onionUrl : publicUrl
}

/** Where Tor Browser finds the same page as an onion: told with pages, and only where no one on the way could have written it. */
export function onionLocation(addresses: Addresses, request: Request, answered: Headers): string | null {
  const asked = askedAddress(addresses, request)
  const { onionUrl } = addresses.operator
  const isPage = answered.get('content-type')?.startsWith('text/html') ?? false
  if (onionUrl === null || !isPage || asked === onionUrl || !asked.startsWith('https:')) return null
  const { pathname, search } = new URL(request.url)
  return `${onionUrl}${pathname}${search}`
}
