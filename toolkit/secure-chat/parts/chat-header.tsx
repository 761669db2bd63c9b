import { Lock, X } from 'lucide-react'
import { useEffect } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { bringToTop } from '../../shared/screen/use-result-in-sight.ts'
import type { Channel } from '../engine/channel.ts'
import { expiryOf } from '../engine/expiry.ts'
import { CopyButton } from './copy-button.tsx'
import { Moment } from './moment.tsx'

/** What the channel is called and how one gets into it, with as little of the codes on the screen as possible. */
export function ChatHeader({ channel, onClose }: { channel: Channel; onClose: () => void }) {
  const { name, description, id, accessCode, created } = channel
  useEffect(focusChat, [])
  return (
    <header className="space-y-1 border-b border-line p-3 sm:px-4">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 id={headingId} tabIndex={-1} className="scroll-mt-4 truncate">
            {name}
          </h2>
          {description ? <p className="truncate text-sm text-muted">{description}</p> : null}
        </div>
        <Button type="button" tone="quiet" size="small" onClick={onClose}>
          <X aria-hidden="true" />
          <span className="sr-only">Close channel</span>
        </Button>
      </div>
      <Badge tone="success">
        <Lock aria-hidden="true" className="size-4" />
        End-to-end encrypted
      </Badge>
      <dl className="flex flex-wrap items-center gap-x-4 text-sm">
        <div className="flex items-center gap-1">
          <dt className="text-muted">ID</dt>
          <dd className="flex items-center">
            <code>{id.slice(0, 8)}…</code>
            <CopyButton text={id} what="channel ID" />
          </dd>
        </div>
        <div className="flex items-center gap-1">
          <dt className="text-muted">Code</dt>
          <dd className="flex items-center">
            <code aria-hidden="true">{accessCode.slice(0, 2)}••••••</code>
            <span className="sr-only">{accessCode.slice(0, 2)} and six hidden characters</span>
            <CopyButton text={accessCode} what="access code" />
          </dd>
        </div>
        <div className="flex items-center gap-1">
          <dt className="text-muted">Expires</dt>
          <dd>
            <Moment seconds={expiryOf(created)} />
          </dd>
        </div>
      </dl>
    </header>
  )
}

const headingId = 'channel-title'

/** Where the focus goes when a channel opens. */
export function focusChat(): void {
  const heading = document.getElementById(headingId)
  if (heading) bringToTop(heading)
}
