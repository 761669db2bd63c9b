import { type RefObject, useEffect, useRef, useState } from 'react'
import { useHref } from 'react-router'
import type { Autosave } from './autosave.ts'
import { useReportFormWords } from './form-words.ts'

/** Keeps what is typed on the server, a little after the last key. Its code comes with the first key. */
export function useAutosave(form: RefObject<HTMLFormElement | null>, onSaved: () => void) {
  const [saved, tell] = useState('')
  const [savedVersion, setVersion] = useState(0)
  const words = useReportFormWords().reportForm
  const drafts = useHref('/drafts')
  const running = useRef<Promise<Autosave> | null>(null)

  useEffect(
    () => () => {
      running.current?.then(({ stop }) => stop())
    },
    [],
  )

  function touch(): void {
    running.current ??= import('./autosave.ts').then(({ startAutosave }) =>
      startAutosave(form, { drafts, words }, { tell, onSaved, setVersion }),
    )
    running.current.then(
      ({ touch: again }) => again(),
      () => {
        running.current = null
      },
    )
  }

  return { saved, savedVersion, touch }
}
