import { useEffect, useState } from 'react'
import type { EffortTicket } from '#domain/effort.ts'

type EffortFieldProps = { ticket: EffortTicket; words: { effortWorking: string; effortDone: string } }

/**
 * The ticket of an answer that asks for an effort. With a script the device does the sum by itself, and the form can be sent at
 * once; without one it can be sent after the wait that the refusal names.
 */
export function EffortField({ ticket, words }: EffortFieldProps) {
  const [solved, setSolved] = useState({ ticket: '', solution: '' })
  const isSolved = solved.ticket === ticket.text
  const [isWorking, setWorking] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    // Without a secure connection browsers have no SHA-256 for pages. Then the wait is the way.
    if (!globalThis.crypto?.subtle) return
    setWorking(true)
    import('./shell/solve-effort.ts')
      .then(({ solveEffort }) => solveEffort(ticket, leaving.signal))
      .then((solution) => {
        setWorking(false)
        if (solution !== null) setSolved({ ticket: ticket.text, solution })
      })
      .catch(() => setWorking(false))
    return () => leaving.abort()
  }, [ticket])
  return (
    <>
      <input type="hidden" name="ticket" value={ticket.text} />
      <input type="hidden" name="solution" value={isSolved ? solved.solution : ''} />
      <p role="status" data-at-once>
        {isSolved ? words.effortDone : isWorking ? words.effortWorking : ''}
      </p>
    </>
  )
}
