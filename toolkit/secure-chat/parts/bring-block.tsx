import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { showToast } from '../../shared/screen/toaster.tsx'
import type { ChannelBook } from '../channel-book.ts'
import type { Channel } from '../engine/channel.ts'
import { Refused } from '../engine/refused.ts'
import { BlockField } from './block-field.tsx'

/** Opens a block that came from outside, whichever open channel it belongs to. */
export function BringBlock({ book, channel }: { book: ChannelBook; channel: Channel }) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const submit = () => {
    const found = bring(book, text)
    setProblem(found.problem)
    if (found.problem !== undefined) return
    setText('')
    sayWhatCame(found, channel)
  }
  return (
    <Card as="section" aria-labelledby="bring-title" className="space-y-3">
      <h3 id="bring-title">Open a sealed block</h3>
      <BlockField
        id="bring"
        label="Sealed block"
        hint="Paste what you received, letters or words, or drop it here. The camera of a phone shows the text of a QR code."
        value={text}
        onChange={setText}
        error={problem}
        isRequired
      />
      <Button type="button" tone="secondary" onClick={submit}>
        Open block
      </Button>
    </Card>
  )
}

type Brought = { problem: string } | (ReturnType<ChannelBook['bring']> & { problem: undefined })

function bring(book: ChannelBook, text: string): Brought {
  if (text.trim() === '') return { problem: 'Paste a sealed block first.' }
  try {
    return { ...book.bring(text), problem: undefined }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { problem: sentenceFor(error) }
  }
}

const noChannel = 'This block belongs to none of the channels in this tab. Join its channel first.'

/** Here no one typed a code: the block carries the right ID, and another code was typed on the device that made it. */
function sentenceFor({ code, message }: Refused): string {
  if (code === 'unknown-channel') return noChannel
  else if (code === 'wrong-code' || code === 'no-more-tries') return sayWrongCode(message)
  else return message
}

function sayWrongCode(message: string): string {
  showToast({ title: 'Invalid access code', description: message, tone: 'danger' })
  const meaning = 'The device that made this block was given another access code, so it was not opened.'
  return message === theSpecified ? meaning : `${meaning} ${message}`
}

const theSpecified = new Refused('wrong-code').message

function sayWhatCame({ channel, kind }: ReturnType<ChannelBook['bring']>, shown: Channel): void {
  const where = channel.id === shown.id ? '' : ` It is in “${channel.name}”.`
  if (kind === 'message')
    showToast({ title: 'Message opened', description: `It was sealed for this channel.${where}` })
  else if (kind === 'answer')
    showToast({
      title: 'The other side joined',
      description: `It has the access code. Write now: your first block proves to it that you have it too.${where}`,
    })
  else
    showToast({
      title: 'Already joined',
      description: `This is an invitation to “${channel.name}”.`,
      tone: 'information',
    })
}
