import { ExternalLink } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { Button } from '#ui/button.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { writtenDay } from '../channels/source.ts'
import type { OutsideAddress, ToolName } from '../tool-about.ts'
import { askShell } from './ask-shell.ts'
import { copyText } from './copy-text.ts'
import { OpenToolHere } from './open-tool-here.ts'
import { showToast } from './toaster.tsx'

/**
 * An address outside of Fitila: its title, the address as text to copy, and when it was last checked. No `<a href>`:
 * Firefox looks up the name of every address that a page links to, before anyone clicks. The page around opens the list
 * of this tool's addresses in a new tab; the file to carry never asks for a connection, so there is nothing to press.
 */
export function OutsideLink({ to }: { to: OutsideAddress }) {
  const isCarried = useContext(OpenToolHere) !== undefined
  return (
    <span>
      {isCarried ? (
        <span className="font-semibold">{to.title}</span>
      ) : (
        <LinkButton onClick={() => askShell({ kind: 'outside', id: to.id })}>
          {to.title}
          <ExternalLink aria-hidden="true" className="ml-1 inline size-4 align-[-0.1em]" />
        </LinkButton>
      )}
      <span className="block text-sm text-muted">
        <span className="break-all">{to.address}</span>, last checked{' '}
        <time dateTime={to.lastChecked}>{writtenDay(to.lastChecked)}</time>
      </span>
      {to.note ? <span className="block text-sm text-muted">{to.note}</span> : null}
      <Button type="button" tone="quiet" size="small" className="-ml-3" onClick={() => copy(to.address)}>
        Copy address<span className="sr-only"> of {to.title}</span>
      </Button>
    </span>
  )
}

/**
 * Another tool of the toolkit. The page around opens it in a new tab: what was entered here stays only as long as this
 * page does. The file to carry shows it here, and keeps this one as it is.
 */
export function ToolLink({ name, children }: { name: ToolName | `${ToolName}/full`; children: string }) {
  const openHere = useContext(OpenToolHere)
  if (openHere) return <LinkButton onClick={() => openHere(toolOf(name))}>{children}</LinkButton>
  return <LinkButton onClick={() => askShell({ kind: 'tool', name })}>{children}</LinkButton>
}

/** Looks like a link and leads somewhere, but holds no address. */
function LinkButton({ onClick, children }: { onClick(): void; children: ReactNode }) {
  const isCarried = useContext(OpenToolHere) !== undefined
  return (
    <button type="button" onClick={onClick} className={`${linkStyles} inline cursor-pointer text-left`}>
      {children}
      {isCarried ? null : <span className="sr-only"> (opens in a new tab)</span>}
    </button>
  )
}

async function copy(address: string): Promise<void> {
  if (await copyText(address)) showToast({ title: 'Copied to clipboard' })
  else showToast({ title: 'Not copied', description: 'This browser did not allow it.', tone: 'warning' })
}

function toolOf(name: ToolName | `${ToolName}/full`): ToolName {
  // A full edition is a document of its own; in the file to carry, the tool is there in one edition.
  return name.split('/')[0] as ToolName
}
