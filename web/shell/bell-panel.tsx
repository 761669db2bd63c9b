import { type RefObject, useEffect, useRef } from 'react'
import { Link, useFetcher, useLocation, useRouteLoaderData } from 'react-router'
import type { NotificationView } from '#server/notifications/list-notifications.ts'
import { type FrameData, frameRoute } from './frame-data.ts'
import { useLiveState } from './live-state.ts'

export type BellPanelProps = {
  bell: RefObject<HTMLElement | null>
  onClose(how?: { isFocusBack?: boolean }): void
}

/** The newest notifications, asked for again whenever it opens and whenever something changes. */
export function BellPanel({ bell, onClose }: BellPanelProps) {
  const { data, state, load } = useFetcher<{ notifications: NotificationView[] }>({ key: 'bell' })
  const live = useLiveState()
  const words = useBellWords()
  const panel = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const openedAt = useRef(pathname)
  const change = `${live?.newest} ${live?.unread}`

  useEffect(() => {
    if (change) load('/notifications/newest')
  }, [load, change])
  useEffect(() => panel.current?.focus(), [])
  useEffect(() => {
    if (openedAt.current !== pathname) onClose()
  }, [pathname, onClose])
  useEffect(() => {
    const leave = ({ target }: Event) => {
      const isInside =
        target instanceof Node && [panel, bell].some(({ current }) => current?.contains(target))
      if (!isInside) onClose()
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose({ isFocusBack: true })
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', onKey)
    }
  }, [bell, onClose])

  const notifications = data?.notifications ?? []
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={words?.label}
      aria-busy={state !== 'idle'}
      className="night absolute right-0 z-40 mt-1 max-h-[80vh] overflow-y-auto rounded-card border border-night-line p-2 shadow-raised max-sm:inset-x-0 max-sm:top-full sm:w-96"
    >
      <div className="flex items-center justify-between gap-3 px-3 py-1">
        <h2 className="font-bold">{words?.title}</h2>
        {notifications.some(({ isRead }) => !isRead) ? <MarkAllRead /> : null}
      </div>
      {notifications.length > 0 ? (
        <ul>
          {notifications.map((notification) => (
            <Row key={notification.id} notification={notification} />
          ))}
        </ul>
      ) : (
        <p className="px-3 py-2 text-night-muted">{data ? words?.none : words?.loading}</p>
      )}
      <Link to="/notifications" className={`${rowStyles} border-t border-night-line font-semibold`}>
        {words?.all}
      </Link>
    </section>
  )
}

const rowStyles =
  'block w-full min-h-11 cursor-pointer rounded-control px-3 py-2 text-left hover:bg-night-raised'

function Row({ notification }: { notification: NotificationView }) {
  const { id, title, message, isRead, ago } = notification
  const { Form } = useFetcher()
  const words = useBellWords()
  return (
    <li>
      <Form method="post" action={`/notifications/${id}/reading`}>
        <FormToken />
        <button type="submit" className={rowStyles}>
          <span className={isRead ? '' : 'font-semibold'}>
            {isRead ? null : <span className="text-flame">{words?.new} </span>}
            {title}
          </span>
          <span className="block text-sm text-night-muted">
            {message} <span className="whitespace-nowrap">{ago}</span>
          </span>
        </button>
      </Form>
    </li>
  )
}

function MarkAllRead() {
  const { Form } = useFetcher()
  const words = useBellWords()
  return (
    <Form method="post" action="/notifications/reading">
      <FormToken />
      <input type="hidden" name="stay" value="yes" />
      <button type="submit" className="min-h-11 cursor-pointer rounded-control px-2 underline">
        {words?.markAllRead}
      </button>
    </Form>
  )
}

function useBellWords() {
  return useRouteLoaderData<FrameData>(frameRoute)?.bell
}

function FormToken() {
  const root = useRouteLoaderData<FrameData>(frameRoute)
  return <input type="hidden" name="formToken" value={root?.viewer?.formToken ?? ''} />
}
