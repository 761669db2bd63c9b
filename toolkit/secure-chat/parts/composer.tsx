import { Send } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { controlStyles } from '#ui/control-styles.ts'
import { FieldError } from '#ui/field-error.tsx'
import { Refused } from '../engine/refused.ts'
import { onEnter } from './on-enter.ts'

/** Where one writes. Enter sends; Shift and Enter begins a new line. */
export function Composer({ onSend }: { onSend: (text: string) => void }) {
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const send = () => {
    if (text.trim() === '') return
    try {
      onSend(text)
      setText('')
      setRefusal(undefined)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      setRefusal(error.message)
    }
  }
  return (
    <div className="border-t border-line p-3">
      {refusal ? (
        <div role="alert" className="mb-2">
          <FieldError id="composer-error">{refusal}</FieldError>
        </div>
      ) : null}
      <div className="flex items-end gap-2">
        <textarea
          name="message"
          aria-label="Message"
          aria-describedby={refusal ? 'composer-error' : undefined}
          placeholder="Type a message"
          rows={1}
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onEnter(send)}
          className={`${controlStyles} field-sizing-content max-h-32 min-w-0 flex-1 resize-none`}
        />
        <Button type="button" onClick={send}>
          <Send aria-hidden="true" />
          <span className="sr-only">Send</span>
        </Button>
      </div>
    </div>
  )
}
