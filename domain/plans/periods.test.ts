import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type Day, dayInNigeria, daysBetween } from '../time/day-in-nigeria.ts'
import { addTime, type Change, daysWorth, endOfTime, type Period, type Time, takeBack } from './periods.ts'
import { daysOf, monthlyPrice } from './plans.ts'

const today = '2026-11-21'

test('a payment brings at least a calendar month or year, also over the longest', () => {
  for (const [from, until] of [
    ['2027-01-29', '2027-03-01'],
    ['2027-01-30', '2027-03-02'],
    ['2027-01-31', '2027-03-03'],
    ['2028-01-31', '2028-03-02'],
    ['2026-12-31', '2027-01-31'],
  ] as const)
    expect(bought([], { tier: 'premium', days: daysOf.month }, from)).toMatchObject([
      { startsOn: from, endsOn: until },
    ])
  expect(bought([], { tier: 'premium', days: daysOf.year }, '2028-02-29')).toMatchObject([
    { endsOn: '2029-03-01' },
  ])
  expect(bought([], { tier: 'premium', days: daysOf.year }, '2027-03-01')).toMatchObject([
    { endsOn: '2028-03-01' },
  ])
})

test('a minute before midnight in Nigeria it is still the day of the payment', () => {
  const days = [new Date('2026-12-31T22:59:00Z'), new Date('2026-12-31T23:00:00Z')].map(dayInNigeria)
  const firsts = days.map((day) => bought([], { tier: 'premium', days: 31 }, day)[0]?.startsOn)
  expect(firsts).toEqual(['2026-12-31', '2027-01-01'])
})

test('what is left of a lower plan becomes days of the higher, rounded up', () => {
  const before = bought([], { tier: 'premium', days: 31 }, today)
  const later = addDays(today, 10)
  expect(daysWorth(before, 'enterprise', later)).toBe(8)
  const after = bought(before, { tier: 'enterprise', days: 31 }, later)
  expect(after).toMatchObject([
    { tier: 'premium', startsOn: today, endsOn: later },
    { tier: 'enterprise', startsOn: later, endsOn: addDays(later, 31 + 8) },
  ])
})

test('a lower plan begins when the higher ends, and moves when the higher becomes longer', () => {
  const enterprise = bought([], { tier: 'enterprise', days: 31 }, today)
  const both = bought(enterprise, { tier: 'premium', days: 31 }, today)
  expect(running(both)).toMatchObject([
    { tier: 'enterprise', startsOn: today, endsOn: addDays(today, 31) },
    { tier: 'premium', startsOn: addDays(today, 31), endsOn: addDays(today, 62) },
  ])
  const longer = bought(both, { tier: 'enterprise', days: 31 }, addDays(today, 5))
  expect(running(longer).map(({ tier, endsOn }) => [tier, endsOn])).toEqual([
    ['enterprise', addDays(today, 31)],
    ['enterprise', addDays(today, 62)],
    ['premium', addDays(today, 93)],
  ])
})

test('days that are given back go from the end of their tier, and what waited begins earlier', () => {
  const both = bought(
    bought([], { tier: 'enterprise', days: 31 }, today),
    { tier: 'premium', days: 31 },
    today,
  )
  const later = addDays(today, 10)
  const less = changed(both, takeBack(both, { tier: 'enterprise', days: 20 }, later))
  expect(running(less).map(({ tier, startsOn, endsOn }) => [tier, startsOn, endsOn])).toEqual([
    ['enterprise', today, later],
    ['enterprise', later, addDays(later, 1)],
    ['premium', addDays(later, 1), addDays(later, 32)],
  ])
  const premium = changed(both, takeBack(both, { tier: 'premium', days: 400 }, later))
  expect(running(premium)).toMatchObject([{ tier: 'enterprise', endsOn: addDays(today, 31) }])
})

const times = fc.record({
  tier: fc.constantFrom('premium' as const, 'enterprise' as const),
  days: fc.integer({ min: 1, max: 366 }),
  wait: fc.integer({ min: 0, max: 400 }),
})

test('granted days are the paid days, whatever the order of events', () => {
  const sameTier = fc.array(times, { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(sameTier, fc.func(fc.integer()), (events, order) => {
      const shuffled = events.toSorted((one, other) => order(one) - order(other))
      const paid = events.reduce((sum, { days }) => sum + days, 0)
      for (const sequence of [events, shuffled]) {
        const { periods } = replay(sequence.map((event) => ({ ...event, tier: 'premium' as const })))
        expect(daysIn(periods)).toBe(paid)
        expectNoOverlap(periods)
      }
    }),
  )
})

test('bought on one day, time ends on the same day in whatever order it came', () => {
  fc.assert(
    fc.property(fc.array(times, { minLength: 2, maxLength: 6 }), (events) => {
      const onOneDay = events.map((event) => ({ ...event, tier: 'premium' as const, wait: 0 }))
      const [there, back] = [onOneDay, onOneDay.toReversed()].map((each) => replay(each).periods)
      expect(endOfTime(there ?? [], today)).toBe(endOfTime(back ?? [], today))
    }),
  )
})

test('with two tiers no one gets less than they paid for, and at most a day more for each change', () => {
  fc.assert(
    fc.property(fc.array(times, { minLength: 1, maxLength: 8 }), (events) => {
      const { periods } = replay(events)
      const paid = events.reduce((sum, { days, tier }) => sum + days * monthlyPrice[tier], 0)
      const granted = periods.reduce(
        (sum, { tier, startsOn, endsOn }) => sum + daysBetween(startsOn, endsOn) * monthlyPrice[tier],
        0,
      )
      expect(granted).toBeGreaterThanOrEqual(paid)
      expect(granted - paid).toBeLessThanOrEqual(events.length * monthlyPrice.enterprise)
      expectNoOverlap(periods)
    }),
  )
})

test('giving all back takes what is left, never what is over, and never days of the other tier', () => {
  fc.assert(
    fc.property(fc.array(times, { minLength: 1, maxLength: 6 }), fc.nat(500), (events, wait) => {
      const { periods, day } = replay(events)
      const now = addDays(day, wait)
      for (const tier of ['premium', 'enterprise'] as const) {
        const after = running(changed(periods, takeBack(periods, { tier, days: 100_000 }, now)))
        const open = (each: readonly Period[], which: string) =>
          each
            .filter((period) => period.tier === which && period.endsOn > now)
            .reduce(
              (sum, { startsOn, endsOn }) =>
                sum + daysBetween([startsOn, now].toSorted().at(-1) ?? now, endsOn),
              0,
            )
        const other = tier === 'premium' ? 'enterprise' : 'premium'
        expect(open(after, tier)).toBe(0)
        expect(open(after, other)).toBe(open(periods, other))
        expectNoOverlap(after)
      }
    }),
  )
})

function replay(events: readonly (Time & { wait: number })[]): { periods: Period[]; day: Day } {
  let [periods, day]: [Period[], Day] = [[], today]
  for (const { wait, ...time } of events) {
    day = addDays(day, wait)
    periods = bought(periods, time, day)
  }
  return { periods: running(periods), day }
}

function bought(periods: readonly Period[], time: Time, day: Day): Period[] {
  return changed(periods, addTime(periods, time, day))
}

function changed(periods: readonly Period[], { ends, begins }: Change): Period[] {
  const ended = new Map(ends.map(({ id, endedOn }) => [id, endedOn]))
  const kept = periods.map((period) => ({ ...period, endsOn: ended.get(period.id) ?? period.endsOn }))
  return [...kept, ...begins.map((begin, index) => ({ id: `${periods.length + index}`, ...begin }))]
}

function running(periods: readonly Period[]): Period[] {
  return periods.filter(({ startsOn, endsOn }) => startsOn < endsOn)
}

function daysIn(periods: readonly Period[]): number {
  return periods.reduce((sum, { startsOn, endsOn }) => sum + daysBetween(startsOn, endsOn), 0)
}

function expectNoOverlap(periods: readonly Period[]): void {
  const inOrder = periods.toSorted((one, other) => (one.startsOn < other.startsOn ? -1 : 1))
  for (const [index, period] of inOrder.slice(1).entries())
    expect(period.startsOn >= (inOrder[index]?.endsOn ?? '')).toBe(true)
}
