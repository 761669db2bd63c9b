import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { showToast } from '../../shared/screen/toaster.tsx'
import type { ChannelBook } from '../channel-book.ts'
import { isProved } from '../engine/pair/pair.ts'
import { type RefusalCode, Refused } from '../engine/refused.ts'
import { Cancelled } from '../make-key.ts'
import type { Making } from '../use-channel-book.ts'
import { BlockField } from './block-field.tsx'
import { sayNoKey } from './create-card.tsx'
import { KeyProgress } from './key-progress.tsx'
import { onEnter } from './on-enter.ts'

type JoinCardProps = { book: ChannelBook; making: Making | undefined; onDone: () => void }
type JoinField = 'channelId' | 'accessCode' | 'block'
type Problems = Partial<Record<JoinField, string>>

const nothing = { channelId: '', accessCode: '', block: '' } as const satisfies Record<JoinField, string>

/** Joining a channel that another person created, on another device or in another tab. */
export function JoinCard({ book, making, onDone }: JoinCardProps) {
  const [typed, setTyped] = useState<Record<JoinField, string>>(nothing)
  const [problems, setProblems] = useState<Problems>({})
  const [isAsking, setAsking] = useState(false)
  const change = (changed: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...changed }))
  const submit = async () => {
    if (making || isAsking) return
    const missing = missingIn(typed)
    setProblems(missing)
    if (Object.keys(missing).length > 0) return
    setAsking(true)
    const found = await join(book, typed)
    setAsking(false)
    setProblems(found)
    if (Object.keys(found).length > 0 || found === stopped) return
    setTyped(nothing)
    onDone()
  }
  return (
    <Card as="section" aria-labelledby="join-title" className="space-y-4">
      <h2 id="join-title">Join a channel</h2>
      <Field name="join-id" label="Channel ID" error={problems.channelId} required>
        <TextInput
          value={typed.channelId}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => change({ channelId: event.target.value })}
          onKeyDown={onEnter(submit)}
        />
      </Field>
      <Field name="join-code" label="Access code" error={problems.accessCode} required>
        <TextInput
          value={typed.accessCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => change({ accessCode: event.target.value })}
          onKeyDown={onEnter(submit)}
        />
      </Field>
      <BlockField
        id="join-block"
        label="Invitation"
        hint="The sealed block that you were sent. Not needed when this site has the channel open in another tab of this browser."
        value={typed.block}
        onChange={(block) => change({ block })}
        error={problems.block}
      />
      <Button type="button" disabled={making !== undefined || isAsking} onClick={submit}>
        Join Channel
      </Button>
      {isAsking && making ? <KeyProgress making={making} /> : null}
    </Card>
  )
}

const stopped: Problems = {}

async function join(book: ChannelBook, typed: Record<JoinField, string>): Promise<Problems> {
  try {
    const { name, pair } = await book.join(typed)
    const isOpen = !pair || isProved(pair)
    const description = isOpen ? `You are in “${name}”.` : 'Carry your answer back to the other side now.'
    showToast({ title: 'Channel joined', description })
    return {}
  } catch (error) {
    if (error instanceof Refused) return sayRefused(error)
    if (!(error instanceof Cancelled)) sayNoKey()
    return stopped
  }
}

function sayRefused({ code, message }: Refused): Problems {
  const { title, field } = refusals[code] ?? { title: 'Invitation not opened', field: 'block' }
  showToast({ title, description: message, tone: 'danger' })
  return { [field]: message }
}

const refusals: Partial<Record<RefusalCode, { title: string; field: JoinField }>> = {
  'unknown-channel': { title: 'Channel not found', field: 'channelId' },
  'wrong-code': { title: 'Invalid access code', field: 'accessCode' },
}

function missingIn(typed: Record<JoinField, string>): Problems {
  const isMissing = (field: JoinField) => typed[field].trim() === ''
  if (!isMissing('channelId') && !isMissing('accessCode')) return {}
  const description = 'Please provide both channel ID and access code.'
  showToast({ title: 'Missing information', description, tone: 'danger' })
  return {
    ...(isMissing('channelId') && { channelId: 'Please provide the channel ID.' }),
    ...(isMissing('accessCode') && { accessCode: 'Please provide the access code.' }),
  }
}
