import { Bell } from 'lucide-react'
import { type ComponentType, type MouseEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { unreadBadge } from '#domain/notifications/notification.ts'
import { barItemStyles } from './bar-styles.ts'
import type { BellPanelProps } from './bell-panel.tsx'
import { useLiveState } from './live-state.ts'
import type { ShellWords } from './use-words.ts'

type NotificationBellProps = { unread: number; words: ShellWords['shell'] }

/** Counts the unread notifications, '9+' above nine. Without a script it leads to them; with one it unfolds the newest. */
export function NotificationBell({ unread: unreadAtFirst, words }: NotificationBellProps) {
  const unread = useLiveState()?.unread ?? unreadAtFirst
  const [Panel, setPanel] = useState<ComponentType<BellPanelProps> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  const navigate = useNavigate()

  function toggle(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(!isOpen)
    if (Panel) return
    import('./bell-panel.tsx').then(
      ({ BellPanel }) => setPanel(() => BellPanel),
      () => navigate('/notifications'),
    )
  }

  function close({ isFocusBack = false } = {}): void {
    setOpen(false)
    if (isFocusBack) link.current?.focus()
  }

  return (
    <div className="sm:relative">
      <Link
        ref={link}
        to="/notifications"
        onClick={toggle}
        aria-expanded={Panel ? isOpen : undefined}
        className={`${barItemStyles} relative`}
      >
        <Bell className="size-6" />
        {unread > 0 ? (
          <span
            aria-hidden="true"
            className="absolute top-0.5 left-1/2 min-w-5 rounded-full bg-accent px-1 text-center text-xs/5 font-bold text-on-accent"
          >
            {unreadBadge(unread)}
          </span>
        ) : null}
        <span className="sr-only">
          {unread > 0
            ? `${words.notifications}, ${unreadBadge(unread)} ${words.unread}`
            : words.notifications}
        </span>
      </Link>
      {isOpen && Panel ? <Panel bell={link} onClose={close} /> : null}
    </div>
  )
}
