import type { PageRequest } from '../../page-request.ts'
import { redirectTo } from '../../redirect.ts'

type Link = {
  pageRequest: PageRequest
  /** What the address holds in the place of the token. */
  given: string | null
  /** The page's address, with the name of the link in the place of its token. */
  cleanAddress(name: string): string
}

/** The link of a page that has its token in `?token=`. */
export function linkIn({ url }: { url: URL }, pageRequest: PageRequest): Link {
  // The router puts the prefix of the language before it.
  const cleanAddress = (name: string) => `/${url.pathname.split('/').at(-1)}?token=${name}`
  return { pageRequest, given: url.searchParams.get('token'), cleanAddress }
}

/**
 * For loaders: the token leaves the address at the first request, and no link is used up by it.
 *
 * @throws Response that leads to the clean address
 */
export function tokenOfShownLink({ pageRequest, given, cleanAddress }: Link): string | null {
  // A form that was sent to an address with a token, from before, is shown there again.
  const name = given === null || pageRequest.keptWords !== null ? null : pageRequest.keepLink(given)
  if (name !== null) throw redirectTo(cleanAddress(name), 303)
  return given && pageRequest.tokenOfLink(given)
}

/** For actions: the token of the link, whose cookie goes once the work is done. */
export async function withToken<T>(
  { pageRequest, given }: Link,
  work: (token: string | null) => Promise<T>,
): Promise<T> {
  const done = await work(given && pageRequest.tokenOfLink(given))
  if (given !== null) pageRequest.dropLink(given)
  return done
}
