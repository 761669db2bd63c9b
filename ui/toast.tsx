import { X } from 'lucide-react'
import { type MouseEvent, useContext } from 'react'
import { classNames } from './class-names.ts'
import { type MessageTone, ToneIcon } from './tone-icon.tsx'
import { UiWords } from './words.ts'

type ToastProps = {
  title?: string | undefined
  description?: string | undefined
  tone?: MessageTone | undefined
  /** Where 'Dismiss' leads: the same page without the message. */
  dismissHref: string
  /** For instance `animate-fade-away`, which hides it after five seconds unless it is touched or focused. */
  className?: string | undefined
}

/**
 * What just happened, at the edge of the screen. Render it always: without a title it leaves an empty live region, so
 * that the next message is announced.
 */
export function Toast({ title, description, tone = 'success', dismissHref, className }: ToastProps) {
  const { dismiss } = useContext(UiWords)
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-3 bottom-3 z-50 sm:left-auto sm:w-96 print:hidden"
    >
      {title ? (
        <div
          key={`${title} ${description}`}
          className={classNames(
            'night pointer-events-auto flex items-start gap-3 rounded-card border border-night-line py-2 pr-1 pl-4 shadow-raised',
            'hover:[animation-play-state:paused] focus-within:[animation-play-state:paused]',
            className,
          )}
        >
          <ToneIcon tone={tone} className={classNames('mt-2.5 size-5 shrink-0', iconColours[tone])} />
          <div className="min-w-0 flex-1 py-2">
            <p className="font-semibold">{title}</p>
            {description ? <p className="text-sm text-night-muted">{description}</p> : null}
          </div>
          <a
            href={dismissHref}
            onClick={hide}
            className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-night-raised"
          >
            <X className="size-5" />
            <span className="sr-only">{dismiss}</span>
          </a>
        </div>
      ) : null}
    </div>
  )
}

/** With a script there is no need to ask the server for the same page again. */
function hide(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  event.currentTarget.parentElement?.setAttribute('hidden', '')
}

const iconColours = {
  information: 'text-night-muted',
  success: 'text-flame',
  warning: 'text-flame',
  danger: 'text-night-danger',
} as const satisfies Record<MessageTone, string>
