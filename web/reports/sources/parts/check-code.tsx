import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import type { ShownCode } from '#server/sources/present-code.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { Words } from '#words/words.ts'
import { OnceAlive, WithoutScripts } from '../../../once-alive.tsx'
import { isSameCode } from './same-code.ts'
import { useKeepShown } from './shown-before.tsx'

type CheckCodeProps = {
  shown: ShownCode
  /** Asks for the code again after a reload: see `useKeepShown`. */
  again: string
  words: Words['sentByCode']['checkHere']
  /** What a person without scripts does to check it. */
  children?: ReactNode
}

/**
 * Compares what a person wrote down with the code, on the page that shows it: no one has to leave the one page that does. What is typed
 * goes nowhere. Until the code was typed right, the page asks before it is left.
 */
export function CheckCode({ shown, again, words, children }: CheckCodeProps) {
  const [found, setFound] = useState<{ isSame: boolean } | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useAskBeforeLeaving(words.leave, found?.isSame !== true)
  useKeepShown(found?.isSame ? null : again)
  const check = (event: FormEvent) => {
    event.preventDefault()
    const isSame = isSameCode(field.current?.value ?? '', shown)
    setFound({ isSame })
    if (!isSame) field.current?.focus()
  }
  return (
    <section className="space-y-3 print:hidden">
      <h2>{words.title}</h2>
      <OnceAlive>
        <form onSubmit={check} className="space-y-3">
          <Field name="writtenCode" label={words.label} hint={words.hint} required>
            <TextArea
              ref={field}
              rows={3}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={300}
              onInput={() => setFound(null)}
              className="font-mono"
            />
          </Field>
          <Button type="submit" tone="secondary">
            {words.button}
          </Button>
          <p
            role="status"
            className={found?.isSame ? 'font-semibold text-success' : 'font-semibold text-danger'}
          >
            {found ? words[found.isSame ? 'same' : 'other'] : null}
          </p>
        </form>
      </OnceAlive>
      <WithoutScripts>
        <p>{words.reload}</p>
        {children}
      </WithoutScripts>
    </section>
  )
}

/** For a page that shows once what no one can show again. Neither the quick exit nor a link within the page asks. */
function useAskBeforeLeaving(question: string, asks: boolean): void {
  const isAsking = useRef(asks)
  useEffect(() => {
    isAsking.current = asks
  }, [asks])
  useBlocker(({ currentLocation, nextLocation }) => {
    const leaves = currentLocation.pathname !== nextLocation.pathname
    return isAsking.current && leaves && !window.confirm(question)
  })
  useBeforeUnload((event) => {
    if (isAsking.current) event.preventDefault()
  })
}
