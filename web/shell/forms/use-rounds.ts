import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { onUnanswered } from '../line/line-state.ts'

/**
 * Begins a form again once what it sent was carried out, and the person is still on its page: else a second press would send the same
 * again. What was typed into other forms of the page stays.
 *
 * @param isRefused whether the last answer of the page gave the form back
 * @returns `round` is the form's key, `ref` its ref; call `noteSent` when it is sent
 */
export function useRounds(isRefused: boolean) {
  const { key, hash } = useLocation()
  const type = useNavigationType()
  const [round, setRound] = useState(0)
  const ref = useRef<HTMLFormElement>(null)
  const sentFrom = useRef<string | null>(null)
  const focusBefore = useRef<number | null>(null)
  useEffect(() => {
    if (sentFrom.current === null || sentFrom.current === key) return
    sentFrom.current = null
    // A link within the page, one of its pages, or the way back, was quicker than the answer.
    if (isRefused || type === 'POP' || hash !== '') return
    focusBefore.current = placeOfFocus(ref.current)
    setRound((last) => last + 1)
  }, [key, hash, type, isRefused])
  // What a dead line kept from being answered was not carried out, and is still in the form.
  useEffect(
    () =>
      onUnanswered(() => {
        sentFrom.current = null
      }),
    [],
  )
  useLayoutEffect(() => {
    const place = focusBefore.current
    focusBefore.current = null
    // The result of the form may have it by now.
    if (place !== null && document.activeElement === document.body)
      controls(ref.current).at(place)?.focus({ preventScroll: true })
  })
  const noteSent = () => {
    sentFrom.current = key
  }
  return { round, ref, noteSent }
}

/** Counted from the end, which is -1: the field for the password, on top of a form, comes and goes. */
function placeOfFocus(form: HTMLFormElement | null): number | null {
  const all = controls(form)
  const { activeElement } = document
  const isWithin = activeElement instanceof HTMLElement && all.includes(activeElement)
  return isWithin ? all.indexOf(activeElement) - all.length : null
}

function controls(form: HTMLFormElement | null): HTMLElement[] {
  return [...(form?.elements ?? [])].filter((control) => control instanceof HTMLElement)
}
