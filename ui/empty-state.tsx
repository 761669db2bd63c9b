import type { ReactNode } from 'react'

type EmptyStateProps = { title: string; children?: ReactNode; action?: ReactNode; icon?: ReactNode }

/** What is shown where a list would be, when there is nothing in it yet, and what to do about that. */
export function EmptyState({ title, children, action, icon }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded-card border border-dashed border-edge px-4 py-10 text-center">
      {icon ? <div className="mb-3 text-muted [&_svg]:h-20">{icon}</div> : null}
      <p className="text-lg font-semibold">{title}</p>
      {children ? <div className="mt-1 max-w-prose text-muted">{children}</div> : null}
      {action ? <div className="mt-5">{action}</div> : null}
    </div>
  )
}
