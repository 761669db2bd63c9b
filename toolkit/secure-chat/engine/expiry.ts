import type { Content } from './content.ts'
import { Refused } from './refused.ts'

const channelSeconds = 7 * 24 * 60 * 60
/** A phone's clock may be wrong by up to a day. */
const clockTolerance = 24 * 60 * 60

/** Seconds since 1970 at which a channel ends. */
export function expiryOf(channelCreated: number): number {
  return channelCreated + channelSeconds
}

export function isExpired(channelCreated: number, now: number): boolean {
  return now >= expiryOf(channelCreated)
}

/**
 * Every block says when its channel began, so an old one is refused even on a device that never saw the channel.
 * @throws Refused 'expired' or 'from-the-future'
 */
export function refuseOutOfTime({ channelCreated }: Pick<Content, 'channelCreated'>, now: number): void {
  if (isExpired(channelCreated, now)) throw new Refused('expired')
  if (channelCreated > now + clockTolerance) throw new Refused('from-the-future')
}
