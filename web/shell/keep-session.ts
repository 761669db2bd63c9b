import { useEffect, useRef } from 'react'
import { onLineEnded } from './live-state.ts'

const every = 30_000
const soon = 90_000
const pauses = [1_000, 2_000, 5_000, 10_000]
const passing = new Set([502, 503, 504])
const signInNeeded = 401

/**
 * While a page is open its session lasts: every 30 seconds it looks whether the session ends within 90, and then has it renewed,
 * so that no one loses a long report. What ends it for good is the server's: see `endOfSession`.
 *
 * @param onOver the session is over, and the page is still open
 */
export function useKeptSession(
  viewer: { formToken: string; sessionEndsIn: number } | null,
  onOver: () => void,
): void {
  const formToken = viewer?.formToken
  const endsIn = viewer?.sessionEndsIn
  // A page may have been here for long before its scripts started.
  const madeAt = useRef<number | null>(performance.timeOrigin)
  useEffect(() => {
    const since = madeAt.current ?? Date.now()
    madeAt.current = null
    if (formToken === undefined || endsIn === undefined) return
    const known = { end: since + endsIn * 1000, formToken, isAsking: false, isOver: false }
    const look = async () => {
      if (known.isAsking || known.isOver || known.end - Date.now() > soon) return
      known.isAsking = true
      const answer = await renew(known.formToken)
      known.isAsking = false
      if (typeof answer?.endsIn === 'number') known.end = Date.now() + answer.endsIn * 1000
      // A second step in another tab changed the token of every form; the refusal brings the new one.
      else if (answer?.refused?.code === 'form-expired') known.formToken = answer.formToken ?? ''
      else if (answer?.refused && !known.isOver) {
        known.isOver = true
        onOver()
      }
    }
    // The line also ends when the session has a new token. Then the second question is asked with the form's new one.
    const lookNow = async () => {
      known.end = Date.now()
      await look()
      await look()
    }
    const timer = setInterval(look, every)
    const stopHearing = onLineEnded(lookNow)
    return () => {
      // An answer that is still on its way is not about the next page.
      known.isOver = true
      clearInterval(timer)
      stopHearing()
    }
  }, [formToken, endsIn, onOver])
}

type Answer = { endsIn?: number; refused?: { code: string }; formToken?: string }

async function renew(formToken: string): Promise<Answer | null> {
  for (const pause of [...pauses, null]) {
    const answer = await fetch('/session/renewal', {
      method: 'POST',
      body: new URLSearchParams({ formToken }),
    }).catch(() => null)
    if (answer?.status === signInNeeded) return { refused: { code: 'sign-in-needed' } }
    if (answer && !passing.has(answer.status)) return answer.json().catch(() => null)
    if (pause !== null) await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return null
}
