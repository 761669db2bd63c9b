/** On plain http (a person's own machine) browsers refuse the __Host- prefix, which demands Secure. */
export type CookieSetting = { name: '__Host-sid' | 'sid' | '__Host-visit' | 'visit'; attributes: string }

export function cookieSetting(publicUrl: string): CookieSetting {
  return publicUrl.startsWith('https:')
    ? { name: '__Host-sid', attributes: 'Path=/; HttpOnly; SameSite=Lax; Secure' }
    : { name: 'sid', attributes: 'Path=/; HttpOnly; SameSite=Lax' }
}

/** For a visit of a source with a code, which is apart from every account. No link of another site carries it. */
export function visitCookieSetting(publicUrl: string): CookieSetting {
  return publicUrl.startsWith('https:')
    ? { name: '__Host-visit', attributes: 'Path=/; HttpOnly; SameSite=Strict; Secure' }
    : { name: 'visit', attributes: 'Path=/; HttpOnly; SameSite=Strict' }
}

export function readSessionCookie(setting: CookieSetting, header: string | null): string | null {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  const found = pairs.find((pair) => pair.startsWith(`${setting.name}=`))
  return found?.slice(setting.name.length + 1) ?? null
}

/** Lasts as long as the browser's own session lasts; the server's expiry decides before that. */
export function sessionCookie(setting: CookieSetting, token: string): string {
  return `${setting.name}=${token}; ${setting.attributes}`
}

export function clearedSessionCookie(setting: CookieSetting): string {
  return `${setting.name}=; ${setting.attributes}; Max-Age=0`
}
