import type { ReactNode } from 'react'

type PageHeaderProps = { title: ReactNode; lead?: ReactNode; actions?: ReactNode; above?: ReactNode }

/** The one `<h1>` of a page with what it is about and what one can do. `above` holds a way back or a reference number. */
export function PageHeader({ title, lead, actions, above }: PageHeaderProps) {
  return (
    <header className="flex flex-col gap-4 sm:flex-row sm:flex-wrap sm:items-end sm:justify-between">
      <div className="min-w-0 space-y-2 sm:flex-1 sm:basis-md">
        {above ? <div className="text-sm text-muted">{above}</div> : null}
        <h1>{title}</h1>
        {lead ? <p className="max-w-prose text-lg text-muted">{lead}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-2 print:hidden">{actions}</div> : null}
    </header>
  )
}
