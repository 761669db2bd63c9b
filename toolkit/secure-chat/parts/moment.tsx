const dateAndTime = new Intl.DateTimeFormat('en-NG', { dateStyle: 'medium', timeStyle: 'short' })

/** Seconds since 1970 as a date and time of this device. */
export function Moment({ seconds }: { seconds: number }) {
  const moment = new Date(seconds * 1000)
  return <time dateTime={moment.toISOString()}>{dateAndTime.format(moment)}</time>
}
