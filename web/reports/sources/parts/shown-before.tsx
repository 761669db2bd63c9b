import { useEffect, useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { sourceVisitPeriod } from '#domain/retention/periods.ts'
import { minutes } from '#domain/time/durations.ts'
import { Alert } from '#ui/alert.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { SubmitButton, TokenForm } from '../../../form.tsx'

/**
 * Keeps, in this entry of the tab's history alone, what asks for the code again after a reload: sealed, and of no use once the minutes are
 * over. Not once the code was typed right.
 */
export function useKeepShown(again: string | null): void {
  const { state } = useNavigation()
  useEffect(() => {
    // An answer can be shown before its entry is there: then this one is of the page before.
    if (state !== 'idle') return
    window.history.replaceState({ ...window.history.state, usr: again === null ? null : { again } }, '')
  }, [again, state])
}

/** What the page before a reload kept, where the page has no answer itself. The early script starts the page at once for it. */
export function useShownBefore(isAnswered: boolean): string | null {
  const kept = useSyncExternalStore(watchNothing, keptInEntry, onServer)
  return isAnswered ? null : kept
}

const watchNothing = () => () => {}
const onServer = () => null

function keptInEntry(): string | null {
  const again: unknown = window.history.state?.usr?.again
  return typeof again === 'string' ? again : null
}

type ShownBeforeProps = {
  again: string
  number: string
  formToken: string
  words: Words['sentByCode']['again']
}

/** Above an empty form, after a reload of the page that showed a code. */
export function ShownBefore({ again, number, formToken, words }: ShownBeforeProps) {
  return (
    <Alert title={words.title}>
      <p>{fill(words.text, { minutes: sourceVisitPeriod / minutes(1) })}</p>
      <TokenForm ownToken={formToken} intent="again" replace defaultShouldRevalidate={false} className="pt-2">
        <input type="hidden" name="formNumber" value={number} />
        <input type="hidden" name="again" value={again} />
        <SubmitButton>{words.button}</SubmitButton>
      </TokenForm>
    </Alert>
  )
}
