import { addDays, type Day, daysBetween } from '../time/day-in-nigeria.ts'
import { monthlyPrice, type PaidTier, tiers } from './plans.ts'

/** Days of a plan: the first, and the first that it no longer covers. */
export type Period = { id: string; tier: PaidTier; startsOn: Day; endsOn: Day }

/** What brought a period. `seat`: an organisation lends it. `moved`: another plan came first. */
export type PeriodSource = 'payment' | 'voucher' | 'grant' | 'seat' | 'moved'

/** Why a period ends before its time. */
export type EarlyEnd = 'upgraded' | 'moved' | 'given-back' | 'seat-ended'

/** What adding time changes: periods that end early, and new ones. */
export type Change = {
  ends: { id: string; endedOn: Day; why: EarlyEnd }[]
  begins: { tier: PaidTier; startsOn: Day; endsOn: Day; isMoved: boolean }[]
}

export type Time = { tier: PaidTier; days: number }

/**
 * Adds time to the periods of one holder. They never overlap, and the highest tier comes first.
 *
 * - The same tier: the time follows the time that there is.
 * - A higher tier than the running one: it begins today. What is left of the lower becomes days of the higher, by their
 *   prices for a month, rounded up.
 * - A lower tier than the running one: it begins when that ends.
 */
export function addTime(periods: readonly Period[], { tier, days }: Time, today: Day): Change {
  const open = openFrom(periods, today)
  const ahead = open.filter((period) => rankOf(period.tier) >= rankOf(tier))
  const behind = open.filter((period) => rankOf(period.tier) < rankOf(tier))
  const startsOn = ahead.map(({ endsOn }) => endsOn).reduce(laterOf, today)
  const isUpgrade = ahead.length === 0 && behind.length > 0
  if (isUpgrade) {
    const extra = daysWorth(behind, tier, today)
    const endsOn = addDays(startsOn, days + extra)
    return { ends: endings(behind, 'upgraded', today), begins: [{ tier, startsOn, endsOn, isMoved: false }] }
  }
  const endsOn = addDays(startsOn, days)
  return {
    ends: endings(behind, 'moved', today),
    begins: [{ tier, startsOn, endsOn, isMoved: false }, ...queued(behind, endsOn, today)],
  }
}

/**
 * Takes days of a tier away, from the end of its time: the money for them was given back. Days that are over stay, and so do
 * days of another tier, which begin earlier where they waited.
 */
export function takeBack(periods: readonly Period[], { tier, days }: Time, today: Day): Change {
  const open = openFrom(periods, today)
  let rest = days
  const left = open.toReversed().map((period) => {
    const length = daysLeft(period, today)
    const taken = period.tier === tier ? Math.min(rest, length) : 0
    rest -= taken
    return { period, length: length - taken, isShorter: taken > 0 }
  })
  const inOrder = left.toReversed()
  const first = inOrder.findIndex(({ isShorter }) => isShorter)
  if (first < 0) return { ends: [], begins: [] }
  const changed = inOrder.slice(first)
  let startsOn = laterOf(changed[0]?.period.startsOn ?? today, today)
  const begins: Change['begins'] = []
  for (const { period, length } of changed.filter((each) => each.length > 0)) {
    const endsOn = addDays(startsOn, length)
    begins.push({ tier: period.tier, startsOn, endsOn, isMoved: true })
    startsOn = endsOn
  }
  const ends = changed.flatMap(({ period, isShorter }) =>
    endings([period], isShorter ? 'given-back' : 'moved', today),
  )
  return { ends, begins }
}

/** The first day without a plan; null where none runs or waits. */
export function endOfTime(periods: readonly Omit<Period, 'id'>[], today: Day): Day | null {
  const ends = periods.map(({ endsOn }) => endsOn).filter((end) => end > today)
  return ends.toSorted().at(-1) ?? null
}

/** How many days of a tier the rest of these periods is worth. */
export function daysWorth(periods: readonly Period[], tier: PaidTier, today: Day): number {
  const kobo = openFrom(periods, today)
    .map((period) => daysLeft(period, today) * monthlyPrice[period.tier])
    .reduce((sum, each) => sum + each, 0)
  return Math.ceil(kobo / monthlyPrice[tier])
}

function openFrom(periods: readonly Period[], today: Day): Period[] {
  return periods
    .filter(({ startsOn, endsOn }) => endsOn > today && endsOn > startsOn)
    .toSorted((one, other) => (one.startsOn < other.startsOn ? -1 : 1))
}

function endings(periods: readonly Period[], why: EarlyEnd, today: Day): Change['ends'] {
  return periods.map(({ id, startsOn }) => ({ id, endedOn: laterOf(startsOn, today), why }))
}

/** The rest of these periods, one after the other from a day on. */
function queued(periods: readonly Period[], from: Day, today: Day): Change['begins'] {
  let startsOn = from
  return periods.map((period) => {
    const endsOn = addDays(startsOn, daysLeft(period, today))
    const moved = { tier: period.tier, startsOn, endsOn, isMoved: true }
    startsOn = endsOn
    return moved
  })
}

function daysLeft({ startsOn, endsOn }: Period, today: Day): number {
  return daysBetween(laterOf(startsOn, today), endsOn)
}

function laterOf(one: Day, other: Day): Day {
  return one > other ? one : other
}

function rankOf(tier: PaidTier): number {
  return tiers.indexOf(tier)
}
