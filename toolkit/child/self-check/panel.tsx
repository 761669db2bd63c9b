import { edition } from 'virtual:fitila-edition'
import { CircleAlert, CircleCheck, CircleHelp, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { startWorker } from '../../shared/screen/start-worker.ts'
import { OfflineOffer } from './offline-offer.tsx'
import type { Outcome, WayResult } from './way-out.ts'

/**
 * A door of this very device behind which nothing is. A name would be looked up before some refusals: Chromium asks for
 * that of a frame when no Connection-Allowlist forbids it, as in the offline edition.
 */
const target = 'https://127.0.0.1:47911'

type State = 'before' | 'running' | 'done'

/** Runs every way out of the page before the visitor's eyes, and tells how to see the same without trusting this page. */
export function SelfCheckPanel() {
  const [state, setState] = useState<State>('before')
  const [results, setResults] = useState<readonly WayResult[]>([])

  async function run() {
    setState('running')
    setResults([])
    await globalThis.fitilaWaysOut?.({ target, startWorker }, (result) =>
      setResults((before) => [...before, result]),
    )
    setState('done')
  }

  return (
    <Card as="section" aria-labelledby="self-check" className="space-y-4 print:hidden">
      <h2 id="self-check" className="flex items-center gap-2">
        <ShieldCheck aria-hidden="true" className="size-6 shrink-0 text-success" />
        Check it yourself
      </h2>
      <p>
        This tool’s code asks for no connection, and your browser was told to refuse every one. Here this page
        tries to get out, by each way that we know, and shows what the browser answers. It carries nothing of
        what you entered. It tries to connect to a closed port on this device.
      </p>
      <Button type="button" tone="secondary" onClick={run} aria-disabled={state === 'running'}>
        {state === 'running' ? 'Trying...' : 'Try every way out'}
      </Button>
      <div role="status">{state === 'done' ? <Verdict results={results} /> : null}</div>
      {results.length > 0 ? <Results results={results} /> : null}
      <details>
        <summary className="min-h-11 py-2 font-semibold text-link">
          Check it without trusting this page
        </summary>
        <div className="space-y-3 pt-1">
          <ol className="list-decimal space-y-1 pl-5">
            <li>Switch on airplane mode, and look that Wi-Fi is off as well.</li>
            <li>Use the tool. All of it works.</li>
            <li>Save or copy what you need and close this page. Then switch airplane mode off again.</li>
          </ol>
          <p className="text-muted">
            What no page can promise: loading it was a visit that our server and your network saw. It cannot
            stop browser extensions, a keyboard that learns, or cloud copies of your downloads. Nor can it
            stop a person who looks at your screen. Chrome 152 and later refuse every connection. Other
            browsers refuse all but look-ups of names (DNS), for which this page has no code. Offline you need
            to trust no one.
          </p>
        </div>
      </details>
      <OfflineOffer />
    </Card>
  )
}

function Verdict({ results }: { results: readonly WayResult[] }) {
  const count = (outcome: Outcome) => results.filter((result) => result.outcome === outcome).length
  const [open, silent, unseen] = [count('open'), count('silent'), count('unseen')]
  const seen = results.length - unseen
  if (open > 0) {
    return (
      <Alert tone="danger" title={`${open} of ${results.length} ways stood open`}>
        This browser does not hold this page in. Use another browser, or airplane mode.
      </Alert>
    )
  } else if (silent > 0) {
    return (
      <Alert tone="warning" title={`${seen - silent} of ${seen} ways were refused`}>
        For the others the browser gave no sign, so nothing is proved. In airplane mode none can lead
        anywhere.
      </Alert>
    )
  } else {
    return (
      <Alert tone="success" title={`All ${seen} ways were refused by the browser`}>
        <NotSeen count={unseen} />
      </Alert>
    )
  }
}

/** What no browser reports. The sentences are those of docs/toolkit-and-browsers.md, where each was measured. */
function NotSeen({ count }: { count: number }) {
  return (
    <p>
      {count} more ways ask only for the name of a place, or knock at it. No page is told how they end.{' '}
      {edition.kind === 'page'
        ? 'Chrome 152 and later refuse all of them here. Firefox refuses those that ask for a name, and not the knock.'
        : 'In this file, Chrome and Firefox refuse those that ask for a name, and not the knock.'}{' '}
      This page has no code that does them, but for this test. Airplane mode ends them all.
    </p>
  )
}

function Results({ results }: { results: readonly WayResult[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line text-sm">
      {results.map(({ name, outcome, by }) => {
        const { Icon, word, colour } = words[outcome]
        return (
          <li key={name} className="flex items-start gap-2 py-2">
            <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${colour}`} />
            <span className="min-w-0 flex-1">{name}</span>
            <span className="w-1/2 text-right text-muted sm:w-auto">
              <strong className={`font-semibold ${colour}`}>{word}</strong>: {by}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

const words = {
  refused: { Icon: CircleCheck, word: 'Refused', colour: 'text-success' },
  absent: { Icon: CircleCheck, word: 'Not there', colour: 'text-success' },
  silent: { Icon: CircleHelp, word: 'No sign', colour: 'text-warning' },
  unseen: { Icon: CircleHelp, word: 'Not told', colour: 'text-muted' },
  open: { Icon: CircleAlert, word: 'Open', colour: 'text-danger' },
} as const satisfies Record<Outcome, unknown>
