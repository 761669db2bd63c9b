import { MessagesSquare } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { focusTab } from '../../shared/screen/tabs.tsx'
import { showToast } from '../../shared/screen/toaster.tsx'
import type { ChannelBook } from '../channel-book.ts'
import type { Channel } from '../engine/channel.ts'
import { expiryOf } from '../engine/expiry.ts'
import { Moment } from './moment.tsx'

type ChannelListProps = { book: ChannelBook; channels: readonly Channel[]; onCreate: () => void }

/** The channels of this tab as cards, or how to get the first one. */
export function ChannelList({ book, channels, onCreate }: ChannelListProps) {
  if (channels.length === 0) {
    return (
      <EmptyState
        icon={<MessagesSquare aria-hidden="true" />}
        title="No channels yet"
        action={
          <Button type="button" onClick={onCreate}>
            Create your first channel
          </Button>
        }
      >
        <p>A channel lives in this tab alone. Close or reload the tab, and it is gone.</p>
      </EmptyState>
    )
  }
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {channels.map((channel) => (
        <ChannelCard key={channel.id} book={book} channel={channel} />
      ))}
    </ul>
  )
}

function ChannelCard({ book, channel }: { book: ChannelBook; channel: Channel }) {
  const { id, name, description, messages, created } = channel
  return (
    <Card as="li" className="flex flex-col gap-3">
      <h2 className="text-lg">{name}</h2>
      {description ? <p className="text-muted">{description}</p> : null}
      <p className="text-sm text-muted">
        {messages.length} {messages.length === 1 ? 'message' : 'messages'}
        <br />
        Expires <Moment seconds={expiryOf(created)} />
      </p>
      <div className="mt-auto flex flex-wrap gap-2">
        <Button type="button" size="small" onClick={() => book.open(id)}>
          Open Channel<span className="sr-only">: {name}</span>
        </Button>
        <Button type="button" tone="secondary" size="small" onClick={() => deleteChannel(book, channel)}>
          Delete<span className="sr-only">: {name}</span>
        </Button>
      </div>
    </Card>
  )
}

function deleteChannel(book: ChannelBook, { id, name }: Channel): void {
  book.remove(id)
  const description = `“${name}” is gone from this tab. Copies that others hold stay.`
  showToast({ title: 'Channel deleted', description })
  focusTab('channels')
}
