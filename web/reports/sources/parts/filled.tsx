import { Alert } from '#ui/alert.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'

/** Above a form that was filled from a rejected report. */
export function Filled({ words, leftOut }: { words: Words['betterReport']; leftOut: number }) {
  return (
    <Alert>
      <p>{words.filled}</p>
      {leftOut > 0 ? <p>{fill(words.leftOut, { count: leftOut })}</p> : null}
    </Alert>
  )
}
