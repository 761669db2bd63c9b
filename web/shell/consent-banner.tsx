import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#ui/button.tsx'
import type { Words } from '#words/words.ts'
import { keepConsent } from './consent.ts'
import { isOnTheWay } from './menus/on-the-way.ts'
import { useConsent } from './use-consent.ts'
import { useWords } from './use-words.ts'

/** Specification 9. */
const loadingDelay = 500

/**
 * At the bottom of the window until it is answered. It comes late, so nothing that is being read may move for it. The page gets as
 * much room at its end, and what has the focus is scrolled clear of it (WCAG 2.2, 2.4.11): nothing stays covered. A window as low
 * as a phone on its side has it at the end of the page.
 *
 * A person on the way of a report is not asked. Asks once whether page views may be counted. 'Decline' is as large as 'Accept', and
 * nothing is loaded before it.
 */
export function ConsentBanner() {
  const words = useWords()?.consent
  const isPending = useConsent() === 'pending'
  const isTime = useDelay(isPending)
  const { pathname } = useLocation()
  if (!isPending || !isTime || !words || isOnTheWay(pathname)) return null
  return (
    <>
      <RoomAtTheEnd question={words.question} />
      <section
        aria-label={words.title}
        data-asked
        className="night fixed inset-x-0 bottom-0 z-40 border-t border-night-line shadow-raised print:hidden [@media(height<26rem)]:static"
      >
        <div className={rowStyles}>
          <p className={questionStyles}>{words.question}</p>
          <div className={answersStyles}>
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
function RoomAtTheEnd({ question }: { question: string }) {
  return (
    <div aria-hidden className="night border-t border-night print:hidden [@media(height<26rem)]:hidden">
      <div className={`${rowStyles} invisible`}>
        <p className={questionStyles}>{question}</p>
        <div className={`${answersStyles} h-11 w-72`} />
      </div>
    </div>
  )
}

const rowStyles = 'mx-auto flex max-w-working flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2'
const questionStyles = 'min-w-60 flex-1 text-sm'
const answersStyles = 'grid grid-cols-3 gap-2 max-sm:w-full'

// Both answers look the same, so that neither is easier.
function Answer({ words, answer }: { words: string; answer: 'granted' | 'denied' }) {
  return (
    <Button
      type="button"
      tone="night"
      size="small"
      className="whitespace-nowrap"
      onClick={() => keepConsent(answer)}
    >
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
        className="whitespace-nowrap"
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
        <Button type="button" tone="secondary" onClick={() => dialog.current?.close()}>
          {words.close}
        </Button>
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

function useDelay(isWanted: boolean): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    const timer = setTimeout(() => setIsOver(true), loadingDelay)
    return () => clearTimeout(timer)
  }, [isWanted])
  return isOver
}
