import { Checkbox } from '#ui/checkbox.tsx'
import type { ChannelBook } from '../channel-book.ts'
import type { Channel } from '../engine/channel.ts'
import { encodeCrockford } from '../engine/crockford.ts'
import { mostWrongAnswers } from '../engine/pair/pair.ts'
import { practiceLabel } from '../practice-label.ts'
import { BringBlock } from './bring-block.tsx'
import { ChatHeader } from './chat-header.tsx'
import { Composer } from './composer.tsx'
import { Invite } from './invite.tsx'
import { MessageList } from './message-list.tsx'
import { PairState } from './pair-state.tsx'

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
        <MessageList messages={channel.messages} isPaired={channel.pair !== undefined} />
        <Composer onSend={(text) => book.send(channel.id, text)} />
      </section>
      <div className="min-w-0 space-y-4">
        {channel.pair ? <PairState pair={channel.pair} /> : null}
        <BringBlock book={book} channel={channel} />
        <Checkbox
          name="practice"
          label="Practice partner"
          hint={`To try the channel alone: half of your messages get an answer after a moment, marked “${practiceLabel}”.`}
          checked={channel.practicePartner}
          onChange={(event) => book.setPracticePartner(channel.id, event.target.checked)}
        />
      </div>
      {channel.pair?.role === 'joiner' ? null : (
        <div className="min-w-0 lg:col-span-2">
          <Invite key={inviteKey(channel)} book={book} channel={channel} />
        </div>
      )}
    </div>
  )
}

/** An invitation that was answered or withdrawn is not shown any longer. */
function inviteKey({ pair }: Channel): string {
  return pair
    ? `${pair.session ? encodeCrockford(pair.session.meeting) : ''} ${pair.wrongAnswers >= mostWrongAnswers}`
    : ''
}
