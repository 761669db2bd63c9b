import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'

/** Shown on every tool. `children` may add what is particular to it. */
export function ProcessingNotice({ children }: { children?: ReactNode }) {
  return (
    <div className="flex gap-3 rounded-card border border-success/30 bg-success-soft px-4 py-3 max-sm:text-sm">
      <Lock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
      <div className="min-w-0 space-y-1">
        <p>
          <strong className="font-semibold">Everything happens on this device.</strong> Nothing is uploaded.
        </p>
        {children ? <div className="text-sm text-muted">{children}</div> : null}
      </div>
    </div>
  )
}
