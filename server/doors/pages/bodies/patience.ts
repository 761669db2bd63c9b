import { type Duration, minutes, seconds } from '#domain/time/durations.ts'

/** How long a body may keep us waiting: a grace, then time earned by what arrives, and never longer than the longest. */
export type Patience = { grace: Duration; bytesPerSecond: number; longest: Duration }

/** Forms of people without a session are short. One that trickles is closed soon. */
export const forStrangers: Patience = { grace: seconds(20), bytesPerSecond: 512, longest: minutes(2) }

/** A phone on a weak 2G line sends a few hundred bytes a second, with long silences between. */
export const forPeople: Patience = { grace: minutes(1), bytesPerSecond: 64, longest: minutes(15) }

/** How much longer this body may keep us waiting. */
export function waitLeft(
  { grace, bytesPerSecond, longest }: Patience,
  { received, waited }: { received: number; waited: Duration },
): Duration {
  return Math.min(grace + seconds(received / bytesPerSecond), longest) - waited
}
