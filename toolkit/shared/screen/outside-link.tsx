import { ExternalLink } from 'lucide-react'
import type { MouseEvent } from 'react'
import { linkStyles } from '#ui/link-styles.ts'
import { writtenDay } from '../channels/source.ts'
import type { OutsideAddress, ToolName } from '../tool-about.ts'
import { askShell } from './ask-shell.ts'

/**
 * An address outside of Fitila: its title, the address itself to copy, and when it was last checked. A caged page cannot
 * go anywhere by itself, so the page around it opens the list of this tool's addresses in a new tab.
 */
export function OutsideLink({ to }: { to: OutsideAddress }) {
  return (
    <span>
      <a
        href={to.address}
        onClick={(event) => ask(event, { kind: 'outside', id: to.id })}
        className={linkStyles}
      >
        {to.title}
        <ExternalLink aria-hidden="true" className="ml-1 inline size-4 align-[-0.1em]" />
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      <span className="block text-sm text-muted">
        <span className="break-all">{to.address}</span>, last checked{' '}
        <time dateTime={to.lastChecked}>{writtenDay(to.lastChecked)}</time>
      </span>
      {to.note ? <span className="block text-sm text-muted">{to.note}</span> : null}
    </span>
  )
}

/** Another tool of the toolkit, in a new tab: what was entered here stays only as long as this page does. */
export function ToolLink({ name, children }: { name: ToolName | `${ToolName}/full`; children: string }) {
  return (
    <a href={`/tools/${name}`} onClick={(event) => ask(event, { kind: 'tool', name })} className={linkStyles}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

function ask(event: MouseEvent, request: Parameters<typeof askShell>[0]) {
  event.preventDefault()
  askShell(request)
}
