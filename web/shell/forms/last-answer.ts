import { useState } from 'react'
import { useLocation } from 'react-router'
import { hasToast } from '../../toasts.ts'

/**
 * What the last form of this page was answered. The router forgets it when a link within the page is followed: the skip link, or one
 * of the error summary. Here it lasts through those. It ends with the next page, and with a form that was carried out and led back.
 *
 * @param answer what the router has now: `useActionData()`
 */
export function useLastAnswer<T>(answer: T | undefined): T | undefined {
  const { key, pathname, search, hash } = useLocation()
  const [kept, keep] = useState({ answer, key, pathname })
  const isLinkWithin = hash !== '' && pathname === kept.pathname && !hasToast(search)
  const lasts = key === kept.key || isLinkWithin
  if (answer === undefined) {
    // Else a later link within the page would bring it back.
    if (!lasts && kept.answer !== undefined) keep({ answer, key, pathname })
  } else if (answer !== kept.answer || key !== kept.key) keep({ answer, key, pathname })
  return answer ?? (lasts ? kept.answer : undefined)
}
