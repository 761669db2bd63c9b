import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { useRefusedForm } from '../../form.tsx'
import { countTurnedEntries } from '../../shell/early/turned-entries.ts'
import { type Pages, usePages } from './use-pages.ts'

/** After `#` in the address of an answer, so that the way back to a page of the form asks the server for nothing. */
export const answerHash = '#answer'

type PagesInHistory = Pages & {
  /** Whether the way back led from the last answer to a page of the form. */
  isTurnedBack: boolean
  /** Whether the answer to the form takes the place of what is there in the history. */
  answerReplaces: boolean
}

/**
 * As `usePages`, with an entry in the history of the tab for each page that was turned: so the phone's Back button goes one page back, and
 * what was typed is there. The entries hold the number of the page alone.
 */
export function usePagesInHistory(form: RefObject<HTMLFormElement | null>): PagesInHistory {
  const pages = usePages(form)
  const { hash, key } = useLocation()
  const navigate = useNavigate()
  const type = useNavigationType()
  const answer = useRefusedForm()
  const [back, setBack] = useState({ answer, isTurned: false })
  if (back.answer !== answer) setBack({ answer, isTurned: false })
  const shown = useRef(key)
  useEffect(() => countTurnedEntries(window), [])

  async function show(page: number, field?: HTMLElement): Promise<void> {
    const from = hashOf(pages.page)
    pages.show(page, field)
    if (page === pages.page) return
    if (hash !== from) await navigate({ hash: from }, { replace: true, preventScrollReset: true })
    await navigate({ hash: hashOf(page) }, { preventScrollReset: true })
  }

  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    const page = type === 'POP' ? pageOf(hash) : null
    if (page === null) return
    pages.show(page)
    setBack((last) => ({ ...last, isTurned: true }))
  })

  return {
    ...pages,
    show: (page, field) => void show(page, field),
    isTurnedBack: back.isTurned,
    answerReplaces: hash === '' || hash === answerHash,
  }
}

function hashOf(page: number): string {
  return `#step-${page + 1}`
}

function pageOf(hash: string): number | null {
  const [, number] = /^#step-([1-9])$/.exec(hash) ?? []
  return number === undefined ? null : Number(number) - 1
}
