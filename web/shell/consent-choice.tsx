import { Button } from '#ui/button.tsx'
import { keepConsent } from './consent.ts'
import { useConsent } from './use-consent.ts'
import { useWords } from './use-words.ts'

/** What was answered, and the way to another answer. Shows nothing without JavaScript, where there is nothing to choose. */
export function ConsentChoice() {
  const consent = useConsent()
  const words = useWords()?.consent
  if (!words) return null
  // It only works with scripts: they come at once.
  if (!consent) return <span data-at-once />
  return (
    <div className="space-y-3">
      <p role="status">{words.states[consent]}</p>
      <p className="flex flex-wrap gap-3">
        {(['denied', 'granted'] as const)
          .filter((answer) => answer !== consent)
          .map((answer) => (
            <Button key={answer} type="button" tone="secondary" onClick={() => keepConsent(answer)}>
              {answer === 'granted' ? words.accept : words.decline}
            </Button>
          ))}
      </p>
    </div>
  )
}
