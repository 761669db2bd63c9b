import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { type MessageTone, ToneIcon } from './tone-icon.tsx'
import { toneStyles } from './tones.ts'

type AlertProps = {
  tone?: MessageTone | undefined
  title?: ReactNode
  children?: ReactNode
  /** Give 'alert' or 'status' only to what appears while the person is on the page. */
  role?: 'alert' | 'status' | undefined
  className?: string | undefined
}

/** A message in the page: something to know before going on. */
export function Alert({ tone = 'information', title, children, role, className }: AlertProps) {
  return (
    <div
      role={role}
      className={classNames('flex gap-3 rounded-card border p-4', toneStyles[tone], className)}
    >
      <ToneIcon tone={tone} className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 space-y-1">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className="text-ink">{children}</div> : null}
      </div>
    </div>
  )
}
