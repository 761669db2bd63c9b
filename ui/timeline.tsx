import type { ReactNode } from 'react'

export type TimelineEvent = {
  id: string
  title: ReactNode
  who?: ReactNode
  /** `iso` for machines, `text` as people read it. */
  when: { iso: string; text: string }
  detail?: ReactNode
}

/** What happened, in the order given; the first event carries the light. */
export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  return (
    <ol className="ml-1.5 border-l-2 border-line">
      {events.map((event) => (
        <li key={event.id} className="group relative pb-5 pl-5 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-1.5 -left-[7px] size-3 rounded-full border-2 border-surface bg-edge group-first:bg-accent"
          />
          <p className="font-semibold">{event.title}</p>
          <p className="text-sm text-muted">
            {event.who ? <>{event.who}, </> : null}
            <time dateTime={event.when.iso}>{event.when.text}</time>
          </p>
          {event.detail ? <div className="mt-1">{event.detail}</div> : null}
        </li>
      ))}
    </ol>
  )
}
