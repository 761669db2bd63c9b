import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import type { Words } from '#words/words.ts'
import { wipeKeptPages } from '../../shell/kept-pages.ts'
import { canKeepPages, hasKeptPages, keepPages } from '../keep-pages.ts'
import type { PageToKeep } from '../pages-to-keep.ts'

type State = 'unknown' | 'cannot' | 'none' | 'working' | 'kept' | 'failed' | 'wiped'
type KeepingChoiceProps = { pages: readonly PageToKeep[]; words: Words['offline']; today: string }

/** The one place where copies are made, by a click and never by itself. */
export function KeepingChoice({ pages, words, today }: KeepingChoiceProps) {
  const [state, setState] = useState<State>('unknown')
  useEffect(() => {
    if (canKeepPages()) hasKeptPages().then((isKept) => setState(isKept ? 'kept' : 'none'))
    else setState('cannot')
  }, [])

  async function keep(): Promise<void> {
    setState('working')
    await keepPages(pages, words, today).then(
      () => setState('kept'),
      () => setState('failed'),
    )
  }

  async function wipe(): Promise<void> {
    await wipeKeptPages()
    setState('wiped')
  }

  if (state === 'cannot') return <p>{words.cannot}</p>
  return (
    <div className="space-y-4">
      <p role="status" className="min-h-6 font-semibold">
        {state === 'unknown' ? null : words.states[state]}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="button" onClick={keep} aria-disabled={state === 'working' || undefined}>
          {state === 'kept' ? words.keepAgain : words.keep}
        </Button>
        {state === 'kept' || state === 'failed' ? (
          <Button type="button" tone="danger" onClick={wipe}>
            {words.wipe}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
