import { isToken, tokenHash } from '#server/access/tokens.ts'

/** Long enough to fill in the form. Afterwards the letter's link works as before. */
const lifetimeInSeconds = 3_600

/**
 * Cookies for the tokens of letters' links, so that no token stays in an address. Each link has its own cookie, named by a part of
 * the token's hash, which opens nothing: two links in two tabs stay apart.
 *
 * @param header the Cookie header of the request
 */
export function letterLinks({ publicUrl, header }: { publicUrl: string; header: string | null }) {
  const isSecure = publicUrl.startsWith('https:')
  const start = isSecure ? '__Host-link-' : 'link-'
  // A link is opened from a letter, which is another site: a strict cookie would stay away.
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return {
    /** The name under which the cookie of a token goes; null for what is no token. */
    nameOf: (given: string) => (isToken(given) ? tokenHash(given).toString('hex').slice(0, 16) : null),
    /** The token that this browser holds under a name, or what was given itself. */
    tokenOf(given: string): string {
      if (!isName(given)) return given
      const pairs = (header ?? '').split(';').map((pair) => pair.trim())
      const found = pairs.find((pair) => pair.startsWith(`${start}${given}=`))
      return found?.slice(start.length + given.length + 1) ?? given
    },
    cookieFor: (name: string, token: string) =>
      `${start}${name}=${token}; ${attributes}; Max-Age=${lifetimeInSeconds}`,
    clearedCookie: (name: string) => (isName(name) ? `${start}${name}=; ${attributes}; Max-Age=0` : null),
  }
}

function isName(text: string): boolean {
  return /^[0-9a-f]{16}$/.test(text)
}
