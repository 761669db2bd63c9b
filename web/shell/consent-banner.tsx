import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#ui/button.tsx'
import type { Words } from '#words/words.ts'
import { keepConsent } from './consent.ts'
import { loadingDelay } from './early/ask-early.ts'
import { isOnTheWay } from './menus/on-the-way.ts'
import { useConsent } from './use-consent.ts'
import { useWords } from './use-words.ts'

/**
 * At the bottom of the window until it is answered. It comes late, so nothing that is being read may move for it. The page gets as
 * much room at its end, and what has the focus is scrolled clear of it (WCAG 2.2, 2.4.11): nothing stays covered. A phone has it at
 * the end of the page, upright or on its side: at the bottom of its window it would lie over the button that a person came for.
 *
 * A person on the way of a report is not asked. Asks once whether page views may be counted. 'Decline' is as large as 'Accept', and
 * nothing is loaded before it. It is in the page from the start, hidden: before the application runs, `askEarly` shows it.
 */
export function ConsentBanner() {
  const words = useWords()?.consent
  const isPending = useConsent() === 'pending'
  const section = useRef<HTMLElement>(null)
  const isTime = useDelay(isPending, section)
  const { pathname } = useLocation()
  if (!words || isOnTheWay(pathname)) return null
  const isHidden = !isPending || !isTime
  return (
    <>
      <RoomAtTheEnd question={words.question} isHidden={isHidden} />
      <section ref={section} aria-label={words.title} data-asked hidden={isHidden} className="asked">
        <div className="asked-row">
          <p>{words.question}</p>
          <div className="asked-answers">
            <MoreInfo words={words} />
            <Answer words={words.decline} answer="denied" />
            <Answer words={words.accept} answer="granted" />
          </div>
        </div>
      </section>
    </>
  )
}

/** As high as the question, so that the end of the page can be scrolled above it. */
function RoomAtTheEnd({ question, isHidden }: { question: string; isHidden: boolean }) {
  return (
    <div aria-hidden data-asked hidden={isHidden} className="asked-room">
      <div className="asked-row">
        <p>{question}</p>
        <div className="asked-answers h-11 w-72" />
      </div>
    </div>
  )
}

// Both answers look the same, so that neither is easier.
function Answer({ words, answer }: { words: string; answer: 'granted' | 'denied' }) {
  return (
    <Button type="button" tone="night" size="small" data-answer={answer} onClick={() => keepConsent(answer)}>
      {words}
    </Button>
  )
}

function MoreInfo({ words }: { words: Words['consent'] }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  return (
    <>
      <Button
        type="button"
        tone="night"
        size="small"
        data-answer="more"
        onClick={() => dialog.current?.showModal()}
      >
        {words.more}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={title}
        className="m-auto max-w-lg space-y-4 rounded-card border border-line bg-surface p-5 text-ink backdrop:bg-night/70"
      >
        <h2 id={title}>{words.title}</h2>
        <p>{words.explanation}</p>
        <Things title={words.collectedTitle} things={words.collected} />
        <Things title={words.notCollectedTitle} things={words.notCollected} />
        <form method="dialog">
          <Button tone="secondary">{words.close}</Button>
        </form>
      </dialog>
    </>
  )
}

function Things({ title, things }: { title: string; things: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className="list-disc pl-6">
        {things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </div>
  )
}

/** Over at once where `askEarly` shows it already. */
function useDelay(isWanted: boolean, shown: RefObject<HTMLElement | null>): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    const wait = shown.current?.hidden === false ? 0 : loadingDelay
    const timer = setTimeout(() => setIsOver(true), wait)
    return () => clearTimeout(timer)
  }, [isWanted, shown])
  return isOver
}
