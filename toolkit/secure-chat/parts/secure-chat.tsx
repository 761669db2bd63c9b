import { useState } from 'react'
import { flushSync } from 'react-dom'
import { focusTab, Tabs } from '../../shared/screen/tabs.tsx'
import { about } from '../about.ts'
import { useChannelBook } from '../use-channel-book.ts'
import { ChannelList } from './channel-list.tsx'
import { Chat } from './chat.tsx'
import { focusChat } from './chat-header.tsx'
import { CreateCard } from './create-card.tsx'
import { EditionNote } from './edition-note.tsx'
import { JoinCard } from './join-card.tsx'
import { SecurityInformation } from './security-information.tsx'

/** Channels and the ways to them, whatever the edition. */
export function SecureChat() {
  const { book, page, making } = useChannelBook()
  const [tab, setTab] = useState<'channels' | 'manage'>('channels')
  const opened = page.channels.find(({ id }) => id === page.openId)
  const showChannels = () => {
    flushSync(() => setTab('channels'))
    focusChat()
  }
  const showManage = () => {
    setTab('manage')
    focusTab('manage')
  }
  const close = () => {
    book.close()
    focusTab('channels')
  }
  const card = { book, making, onDone: showChannels }
  const channels = opened ? (
    <Chat key={opened.id} book={book} channel={opened} onClose={close} />
  ) : (
    <ChannelList book={book} channels={page.channels} onCreate={showManage} />
  )
  const manage = (
    <div className="space-y-6">
      <div className="grid items-start gap-4 md:grid-cols-2">
        <CreateCard {...card} />
        <JoinCard {...card} />
      </div>
      <EditionNote />
      <SecurityInformation />
    </div>
  )
  return (
    <Tabs
      label={about.title}
      chosen={tab}
      onChoose={setTab}
      tabs={[
        { id: 'channels', label: 'Secure Channels', panel: channels },
        { id: 'manage', label: 'Create or Join', panel: manage },
      ]}
    />
  )
}
