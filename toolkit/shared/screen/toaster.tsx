import { X } from 'lucide-react'
import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { classNames } from '#ui/class-names.ts'
import { type MessageTone, ToneIcon } from '#ui/tone-icon.tsx'

export type ToastMessage = { title: string; description?: string; tone?: MessageTone }

type ShownToast = ToastMessage & { id: number }

const shownFor = 5_000

let shown: ShownToast | null = null
let count = 0
const listeners = new Set<() => void>()

/** Says what just happened, at the edge of the screen, for about five seconds. A new message replaces the one before. */
export function showToast(message: ToastMessage): void {
  count += 1
  tell({ ...message, id: count })
}

/** Mounted once, by the child's entry. It is always there, empty, so that the next message is announced. */
export function Toaster() {
  const toast = useSyncExternalStore(listen, () => shown)
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-3 bottom-3 z-50 sm:left-auto sm:w-96 print:hidden"
    >
      {toast ? <Toast key={toast.id} toast={toast} /> : null}
    </div>
  )
}

function Toast({ toast: { title, description, tone = 'success' } }: { toast: ShownToast }) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => tell(null), shownFor)
    return () => clearTimeout(timer)
  }, [isHeld])
  const release = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding the time still is no action; nothing is lost without it.
    <div
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={release}
      className="night pointer-events-auto flex items-start gap-3 rounded-card border border-night-line pr-1 pl-4 shadow-raised sm:py-2"
    >
      <ToneIcon tone={tone} className={classNames('mt-2.5 size-5 shrink-0', iconColours[tone])} />
      <div className="min-w-0 flex-1 py-2">
        <p className="text-sm font-semibold sm:text-base">{title}</p>
        {description ? <p className="text-sm text-night-muted">{description}</p> : null}
      </div>
      <button
        type="button"
        onClick={() => tell(null)}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-night-raised"
      >
        <X className="size-5" />
        <span className="sr-only">Dismiss</span>
      </button>
    </div>
  )
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function tell(toast: ShownToast | null): void {
  shown = toast
  for (const listener of listeners) listener()
}

const iconColours = {
  information: 'text-night-muted',
  success: 'text-flame',
  warning: 'text-flame',
  danger: 'text-night-danger',
} as const satisfies Record<MessageTone, string>
