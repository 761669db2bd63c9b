import { type Duration, seconds } from '#domain/time/durations.ts'

/** On every page that this process keeps. All of them are forgotten at once, so there is one tag. */
export const pagesTag = 'fitila-pages'

/** A purge that is lost leaves a page in a cache for so long. */
const longest = seconds(10)

/**
 * For a page that is the same for everyone without a session.
 *
 * @param believedFor how long this process itself may still answer with it. A cache may not keep it for longer than that.
 */
export function keptPageHeaders(believedFor: Duration): Record<string, string> {
  const whole = Math.floor(Math.min(believedFor, longest) / seconds(1))
  return whole < 1 ? {} : { ...control(`max-age=${whole}`), 'Surrogate-Key': pagesTag }
}

/** An answer that browsers may keep for minutes could hold what was retracted meanwhile, and no cache in front is told. */
export function otherAnswerHeaders(answered: Headers): Record<string, string> {
  const cacheControl = answered.get('Cache-Control') ?? ''
  const isForMany = /(^|[\s,])public\b/.test(cacheControl) && !/\bimmutable\b/.test(cacheControl)
  return isForMany && !answered.has('Surrogate-Control') ? control('no-store') : {}
}

// Fastly and our recipe for Varnish read the first, Cloudflare and others the second (RFC 9213). Browsers read neither.
function control(directives: string): Record<string, string> {
  return { 'Surrogate-Control': directives, 'CDN-Cache-Control': directives }
}
