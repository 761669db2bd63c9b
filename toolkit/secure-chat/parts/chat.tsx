import { Checkbox } from '#ui/checkbox.tsx'
import type { ChannelBook } from '../channel-book.ts'
import type { Channel } from '../engine/channel.ts'
import { practiceLabel } from '../practice-label.ts'
import { BringBlock } from './bring-block.tsx'
import { ChatHeader } from './chat-header.tsx'
import { Composer } from './composer.tsx'
import { Invite } from './invite.tsx'
import { MessageList } from './message-list.tsx'

type ChatProps = { book: ChannelBook; channel: Channel; onClose: () => void }

/** An open channel: the talk, and beside it the ways in and out of it. */
export function Chat({ book, channel, onClose }: ChatProps) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <section
        aria-label={`Channel ${channel.name}`}
        className="flex h-[600px] min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface"
      >
        <ChatHeader channel={channel} onClose={onClose} />
        <MessageList messages={channel.messages} />
        <Composer onSend={(text) => book.send(channel.id, text)} />
      </section>
      <div className="min-w-0 space-y-4">
        <BringBlock book={book} channel={channel} />
        <Checkbox
          name="practice"
          label="Practice partner"
          hint={`To try the channel alone: half of your messages get an answer after a moment, marked “${practiceLabel}”.`}
          checked={channel.practicePartner}
          onChange={(event) => book.setPracticePartner(channel.id, event.target.checked)}
        />
      </div>
      <div className="min-w-0 lg:col-span-2">
        <Invite book={book} channel={channel} />
      </div>
    </div>
  )
}
