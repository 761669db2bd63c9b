import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { OnceAlive } from '../once-alive.tsx'

type Props = { text: string; words: { copy: string; copied: string; notCopied: string } }

/** Puts a text on the clipboard, and says whether the browser did it. The text itself is beside it, for browsers without scripts. */
export function CopyButton({ text, words }: Props) {
  const [said, say] = useState('')
  async function copy() {
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    say(isCopied ? words.copied : words.notCopied)
  }
  return (
    <OnceAlive>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="button" tone="secondary" onClick={copy}>
          {words.copy}
        </Button>
        <span role="status">{said}</span>
      </div>
    </OnceAlive>
  )
}
