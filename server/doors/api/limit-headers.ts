import { keyQuota } from '#domain/api/keys.ts'
import type { Used } from '#server/access/rate-limit.ts'

/** What a key may ask and what is left of it, as draft-ietf-httpapi-ratelimit-headers-11 writes it. */
export function limitHeaders({ minute, day }: Used): Record<string, string> {
  const left = (most: number, count: number) => Math.max(0, most - count)
  return {
    'RateLimit-Policy': `"minute";q=${keyQuota.minute};w=60, "day";q=${keyQuota.day};w=86400`,
    RateLimit: [
      `"minute";r=${left(keyQuota.minute, minute.count)};t=${minute.secondsLeft}`,
      `"day";r=${left(keyQuota.day, day.count)};t=${day.secondsLeft}`,
    ].join(', '),
  }
}
