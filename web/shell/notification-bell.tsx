import { Bell } from 'lucide-react'
import { Link } from 'react-router'
import { barItemStyles } from './bar-styles.ts'
import type { ShellWords } from './use-words.ts'

/** Leads to the notifications and counts the unread ones, '9+' above nine. */
export function NotificationBell({ unread, words }: { unread: number; words: ShellWords['shell'] }) {
  return (
    <Link to="/notifications" className={`${barItemStyles} relative`}>
      <Bell className="size-6" />
      {unread > 0 ? (
        <span
          aria-hidden="true"
          className="absolute top-0.5 left-1/2 min-w-5 rounded-full bg-accent px-1 text-center text-xs/5 font-bold text-on-accent"
        >
          {unread > 9 ? '9+' : unread}
        </span>
      ) : null}
      <span className="sr-only">
        {unread > 0 ? `${words.notifications}, ${unread} ${words.unread}` : words.notifications}
      </span>
    </Link>
  )
}
