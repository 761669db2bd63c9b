// The one script of the toolkit that asks for connections: a script of its own in the page, so that everyone can see
// that no other one does. It runs when 'Try every way out' is pressed.
import { files, requests } from './attempts.ts'
import { hints } from './hint-attempts.ts'
import { keepsakes, roundabouts } from './roundabout-attempts.ts'
import type { Aim, Answer, Attempt, WayResult } from './way-out.ts'

const attempts: readonly Attempt[] = [...requests, ...files, ...roundabouts, ...hints, ...keepsakes]
const patience = 1_200

globalThis.fitilaWaysOut = async (aim: Aim, onResult: (result: WayResult) => void): Promise<void> => {
  for (const [place, attempt] of attempts.entries()) onResult(await tryOne(attempt, place, aim))
}

async function tryOne(attempt: Attempt, place: number, aim: Aim): Promise<WayResult> {
  const address = `${aim.target}/way-${place + 1}`
  const reported = reportOfPolicy(address, attempt)
  const silence = new Promise<Answer>((resolve) => setTimeout(resolve, patience, null))
  const own = Promise.resolve()
    .then(() => attempt.run(address, aim))
    .catch(refusalOf)
    // What knows nothing by itself leaves the word to the policy.
    .then((answer) => answer ?? silence)
  const answer = await Promise.race([reported.promise, own, silence])
  reported.stop()
  return {
    name: attempt.name,
    ...(answer ?? { outcome: 'silent', by: 'no answer, and no word from the browser' }),
  }
}

function reportOfPolicy(address: string, { isFrame }: Attempt) {
  const listening = new AbortController()
  const promise = new Promise<Answer>((resolve) => {
    const hear = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) => {
      const isThis = isFrame
        ? effectiveDirective === 'frame-src'
        : blockedURI.replace(/^ws/, 'http') === address
      if (isThis) resolve({ outcome: 'refused', by: `its rule ${effectiveDirective}` })
    }
    document.addEventListener('securitypolicyviolation', hear, { signal: listening.signal })
  })
  return { promise, stop: () => listening.abort() }
}

function refusalOf(error: unknown): Answer {
  if (error instanceof ReferenceError) return { outcome: 'absent', by: 'this browser has no such thing' }
  const name = error instanceof Error ? error.name : 'an error'
  return { outcome: 'refused', by: `an error of the browser (${name})` }
}
