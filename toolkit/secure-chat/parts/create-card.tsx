import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { showToast } from '../../shared/screen/toaster.tsx'
import type { ChannelBook } from '../channel-book.ts'
import { defaultCost, strongerCost } from '../engine/cost.ts'
import { Cancelled } from '../make-key.ts'
import type { Making } from '../use-channel-book.ts'
import { KeyProgress } from './key-progress.tsx'
import { onEnter } from './on-enter.ts'

type CreateCardProps = { book: ChannelBook; making: Making | undefined; onDone: () => void }

/** A new channel: a name is enough; ID and code are drawn by this device. */
export function CreateCard({ book, making, onDone }: CreateCardProps) {
  const [name, setName] = useState('')
  const [description, setDescription] = useState('')
  const [isStronger, setStronger] = useState(false)
  const [isForMany, setForMany] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const submit = async () => {
    if (making) return
    setProblem(undefined)
    if (name.trim() === '') return setProblem(sayMissing())
    const about = { name: name.trim(), description: description.trim() }
    setAsking(true)
    try {
      const make = isForMany ? book.createForMany : book.create
      const { accessCode } = await make(about, isStronger ? strongerCost : defaultCost)
      showToast({ title: 'Secure channel created', description: `Your access code is ${accessCode}.` })
      setName('')
      setDescription('')
      onDone()
    } catch (error) {
      if (!(error instanceof Cancelled)) sayNoKey()
    } finally {
      setAsking(false)
    }
  }
  return (
    <Card as="section" aria-labelledby="create-title" className="space-y-4">
      <h2 id="create-title">Create a channel</h2>
      <Field name="channel-name" label="Channel name" error={problem} required>
        <TextInput
          value={name}
          maxLength={80}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
          onKeyDown={onEnter(submit)}
        />
      </Field>
      <Field name="channel-description" label="Description">
        <TextInput
          value={description}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => setDescription(event.target.value)}
          onKeyDown={onEnter(submit)}
        />
      </Field>
      <Checkbox
        name="stronger"
        label="Stronger key"
        hint="Four times as slow to guess, and to open. Every device needs 256 MB of free memory."
        checked={isStronger}
        onChange={(event) => setStronger(event.target.checked)}
      />
      <Checkbox
        name="for-many"
        label="For more than two devices"
        hint="Uses blocks of the first edition. They have no numbers, and a person with the ID and one block can try to guess the code."
        checked={isForMany}
        onChange={(event) => setForMany(event.target.checked)}
      />
      <Button type="button" disabled={making !== undefined} onClick={submit}>
        Create Channel
      </Button>
      {isAsking && making ? <KeyProgress making={making} /> : null}
    </Card>
  )
}

function sayMissing(): string {
  const description = 'Please provide a channel name.'
  showToast({ title: 'Missing information', description, tone: 'danger' })
  return description
}

export function sayNoKey(): void {
  const description =
    'The key could not be made. There may be too little free memory; close other tabs and try again.'
  showToast({ title: 'No key', description, tone: 'danger' })
}
