import { Lock } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { classNames } from '#ui/class-names.ts'
import type { Message } from '../engine/channel.ts'
import { practiceLabel } from '../practice-label.ts'
import { CopyButton } from './copy-button.tsx'
import { Moment } from './moment.tsx'
import { SealedBlock } from './sealed-block.tsx'

/** The talk, oldest first. New messages are announced, and the end stays in view. */
export function MessageList({ messages, isPaired }: { messages: readonly Message[]; isPaired: boolean }) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is what moves the list.
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [messages.length])
  return (
    <div
      ref={list}
      role="log"
      aria-label="Messages"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto p-3 sm:p-4"
    >
      {messages.length === 0 ? (
        <p className="text-muted">
          No messages yet. What you write is sealed here; then you carry the block to the other side.
        </p>
      ) : null}
      <ol className="space-y-3">
        {messages.map((message) => (
          <MessageItem key={message.id} message={message} isPaired={isPaired} />
        ))}
      </ol>
    </div>
  )
}

function MessageItem({ message, isPaired }: { message: Message; isPaired: boolean }) {
  const { content, sender, timestamp, isEncrypted, block } = message
  return (
    <li className={classNames('flex flex-col', sender === 'user' ? 'items-end' : 'items-start')}>
      <div className={classNames('max-w-[90%] min-w-0 rounded-card border p-3', sides[sender])}>
        <p className="mb-1 flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {isEncrypted ? <Lock role="img" aria-label="Encrypted" className="size-3.5" /> : null}
          <span className="font-semibold">{writerOf(message, isPaired)}</span>
          <Moment seconds={timestamp} />
        </p>
        <p className="break-words whitespace-pre-wrap">{content}</p>
        <Authorship message={message} isPaired={isPaired} />
        {block ? (
          <div className="mt-2 border-t border-line pt-2">
            <CopyButton text={block} what="sealed message" label="Copy sealed message" />
            <details className="mt-1 text-sm">
              <summary className="min-h-6">More ways to carry it</summary>
              <div className="mt-2">
                <SealedBlock block={block} what="message" />
              </div>
            </details>
          </div>
        ) : null}
      </div>
    </li>
  )
}

/** Which block of whom it is, and how that is known. It convinces the two sides and nobody else. */
function Authorship({ message, isPaired }: { message: Message; isPaired: boolean }) {
  const { number, isLate, sender, isEncrypted } = message
  if (!isPaired || (sender === 'recipient' && !isEncrypted)) return null
  return <p className="mt-1 text-sm text-muted">{number === undefined ? waiting : authorOf()}</p>

  function authorOf(): string {
    const who = sender === 'user' ? 'written here' : 'written on the other device of this channel'
    return `Number ${number}, ${who}${isLate ? ', opened after later ones' : ''}`
  }
}

const waiting = 'Not sealed yet: the other side has to join first.'

function writerOf({ sender, isEncrypted }: Message, isPaired: boolean): string {
  if (sender === 'user') return 'You'
  else if (!isEncrypted) return practiceLabel
  else return isPaired ? 'The other side' : 'Somebody with the codes'
}

const sides = {
  user: 'border-information/30 bg-information-soft',
  recipient: 'border-line bg-sunken',
} as const satisfies Record<Message['sender'], string>
