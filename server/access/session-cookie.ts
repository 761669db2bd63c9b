import { seconds } from '#domain/time/durations.ts'

/** On plain http (a person's own machine) browsers refuse the __Host- prefix, which demands Secure. */
export type CookieSetting = {
  name: '__Host-sid' | 'sid' | '__Host-visit' | 'visit'
  attributes: string
}

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

/** The token alone, without the mark that may follow it. */
export function readSessionCookie(setting: CookieSetting, header: string | null): string | null {
  return partsOf(setting, header)?.[0] ?? null
}

/** The moment until which this browser reads from where it wrote; null without the mark. */
export function readWriteMark(setting: CookieSetting, header: string | null): number | null {
  const mark = partsOf(setting, header)?.[1] ?? ''
  return /^[0-9a-z]{1,9}$/.test(mark) ? Number.parseInt(mark, 36) * seconds(1) : null
}

function partsOf(setting: CookieSetting, header: string | null): string[] | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  const found = pairs.find((pair) => pair.startsWith(`${setting.name}=`))
  return found?.slice(setting.name.length + 1).split('.')
}

/** Lasts as long as the browser's own session lasts; the server's expiry decides before that. */
export function sessionCookie(setting: CookieSetting, token: string): string {
  return `${setting.name}=${token}; ${setting.attributes}`
}

/** For so long a browser that wrote reads from the primary: longer than a replica that is read may be behind. */
const readsOwnWrites = seconds(10)

/**
 * The same cookie, with the second until which its next pages are read from the primary. Only sites with replicas send it, and the next
 * page after that second takes it away again.
 */
export function markedSessionCookie(setting: CookieSetting, token: string, now: Date): string {
  const until = Math.ceil((now.getTime() + readsOwnWrites) / seconds(1)).toString(36)
  return sessionCookie(setting, `${token}.${until}`)
}

export function clearedSessionCookie(setting: CookieSetting): string {
  return `${setting.name}=; ${setting.attributes}; Max-Age=0`
}
