import { useEffect, useState } from 'react'
import { sourceVisitPeriod } from '#domain/retention/periods.ts'
import { useRefusedForm } from '../../../form.tsx'

/**
 * Whether the visit that showed this page has ended: the server said so, or the time is over. Then the page is to empty itself, so that
 * no one reads it on a phone that was left.
 *
 * @param opened what the visit opened, from the loader: another one with each answer of the server
 * @param field the one that is typed into
 * @returns what was typed and not sent; null while the visit lasts
 */
export function useVisitEnd(opened: object | null, field = 'message'): string | null {
  const refused = useRefusedForm()
  const [said, setSaid] = useState({ refused, opened })
  const [over, setOver] = useState<{ opened: object; typed: string } | null>(null)
  if (said.refused !== refused) setSaid({ refused, opened })
  useEffect(() => {
    if (!opened) return
    // A page that came with its own document may have been here for long before its scripts.
    const isFirst = document.documentElement.dataset.hydrated === undefined
    const end = (isFirst ? performance.timeOrigin : Date.now()) + sourceVisitPeriod
    const look = () => {
      if (Date.now() >= end) setOver({ opened, typed: typedInto(field) })
    }
    const timer = setTimeout(look, Math.max(0, end - Date.now()))
    // A phone that slept has stopped its timers.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [opened, field])
  if (over && over.opened === opened) return over.typed
  const isRefused = refused?.refused?.code === 'visit-ended' || refused?.values.sourceCode !== undefined
  if (!opened || (isRefused && said.opened === opened)) return refused?.values[field] ?? ''
  return null
}

function typedInto(field: string): string {
  const control = document.querySelector<HTMLTextAreaElement>(`textarea[name="${field}"]`)
  return control?.value ?? ''
}
