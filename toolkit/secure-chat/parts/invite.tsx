import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { ChannelBook } from '../channel-book.ts'
import type { Channel } from '../engine/channel.ts'
import { inGroupsOfFour } from '../engine/codes.ts'
import { CopyButton } from './copy-button.tsx'
import { SealedBlock } from './sealed-block.tsx'

/** How the channel gets to another device: three things, and the two secrets never together. */
export function Invite({ book, channel }: { book: ChannelBook; channel: Channel }) {
  const [invitation, setInvitation] = useState<string>()
  const [isShown, setShown] = useState(false)
  return (
    <Card as="section" aria-labelledby="invite-title" className="space-y-4">
      <h3 id="invite-title">Invite another device</h3>
      {channel.pair?.session ? (
        <p>
          The other device has joined. Invite again if it lost the channel, or if another device takes its
          place. What was written stays here; old blocks then open no more.
        </p>
      ) : null}
      <p>
        The other side needs all three. Send the ID and code by <strong>different ways</strong>, for instance
        one in a message and one in a call. A person who catches only one of them cannot get in.
      </p>
      <ol className="list-decimal space-y-3 pl-5 marker:font-semibold">
        <li className="space-y-2">
          <p>The invitation, by any way.</p>
          {invitation ? (
            <SealedBlock block={invitation} what="invitation" />
          ) : (
            <Button
              type="button"
              tone="secondary"
              size="small"
              onClick={() => setInvitation(book.inviteTo(channel))}
            >
              Make invitation
            </Button>
          )}
        </li>
        <li>
          The channel ID <CopyButton text={channel.id} what="channel ID" label="Copy ID" />
          {isShown ? <Spelled code={channel.id} /> : null}
        </li>
        <li>
          The access code, by another way{' '}
          <CopyButton text={channel.accessCode} what="access code" label="Copy code" />
          {isShown ? <Spelled code={channel.accessCode} /> : null}
        </li>
        {channel.pair ? (
          <li>Then open the answer that comes back, under “Open a sealed block”. Each invitation has one.</li>
        ) : null}
      </ol>
      <Button
        type="button"
        tone="quiet"
        size="small"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        {isShown ? 'Hide ID and code' : 'Show ID and code, to read them out'}
      </Button>
    </Card>
  )
}

function Spelled({ code }: { code: string }) {
  return <code className="block font-mono break-words">{inGroupsOfFour(code)}</code>
}
