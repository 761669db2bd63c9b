/** A length of time, in milliseconds. */
export type Duration = number

export function seconds(count: number): Duration {
  return count * 1_000
}

export function minutes(count: number): Duration {
  return count * 60_000
}

export function hours(count: number): Duration {
  return count * 3_600_000
}

export function days(count: number): Duration {
  return count * 86_400_000
}

export function after(moment: Date, duration: Duration): Date {
  return new Date(moment.getTime() + duration)
}

export function before(moment: Date, duration: Duration): Date {
  return new Date(moment.getTime() - duration)
}

/** "90 days", "12 hours", "15 minutes": in the largest unit up to days that fits without a rest. */
export function lengthInWords(duration: Duration): string {
  const [unit, one] =
    duration % days(1) === 0
      ? ['day', days(1)]
      : duration % hours(1) === 0
        ? ['hour', hours(1)]
        : ['minute', minutes(1)]
  const count = duration / one
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
