import { type RefObject, useEffect, useRef } from 'react'

/**
 * Takes the focus to what a form was answered, and so into view, each time that a new answer comes. The element needs a `tabIndex`.
 *
 * @param answer the answer itself; another one is another object
 */
export function useFocusOn<Shown extends HTMLElement>(answer: unknown): RefObject<Shown | null> {
  const element = useRef<Shown>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: The answer is what it waits for.
  useEffect(() => element.current?.focus(), [answer])
  return element
}
