import type { RefObject } from 'react'
import { fill } from '#words/fill.ts'
import type { FormWords } from './form-words.ts'

export type Autosave = { touch(): void; stop(): void }

type Place = {
  /** Where drafts are, in the language of the page. */
  drafts: string
  words: Pick<FormWords['reportForm'], 'savedAt' | 'notSaved' | 'lineDown'>
}
type Listener = { tell(line: string): void; onSaved(): void; setVersion(version: number): void }
type Answer = { version: number } | { title: string }

const rest = 2_500
const pauses = [2_000, 5_000, 10_000, 30_000]

/** Saves a while after each change. A dead line is tried again; what the server refuses is told and left alone. */
export function startAutosave(
  form: RefObject<HTMLFormElement | null>,
  { drafts, words }: Place,
  { tell, onSaved, setVersion }: Listener,
): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let changes = 0
  let isBusy = false

  async function save(): Promise<void> {
    const element = form.current
    if (!element || isBusy) return
    isBusy = true
    const savedChanges = changes
    const fields = new URLSearchParams()
    for (const [name, value] of new FormData(element)) if (typeof value === 'string') fields.set(name, value)
    const address = `${drafts}/${fields.get('submissionKey')}`
    try {
      const response = await fetch(`${address}/autosave`, { method: 'POST', body: fields })
      const answer: Answer = await response.json()
      failures = 0
      if ('version' in answer) {
        setVersion(answer.version)
        // A reload finds the draft again, at the field to which a link of the page led.
        const { state } = window.history
        if (answer.version) window.history.replaceState(state, '', address + window.location.hash)
        if (savedChanges === changes) onSaved()
        tell(answer.version ? fill(words.savedAt, { time: new Date().toTimeString().slice(0, 5) }) : '')
      } else {
        tell(fill(words.notSaved, { reason: answer.title }))
      }
    } catch {
      tell(words.lineDown)
      timer = setTimeout(save, pauses[Math.min(failures, pauses.length - 1)])
      failures += 1
    }
    isBusy = false
    if (failures === 0 && savedChanges !== changes) timer = setTimeout(save, rest)
  }

  return {
    touch() {
      changes += 1
      clearTimeout(timer)
      timer = setTimeout(save, rest)
    },
    stop: () => clearTimeout(timer),
  }
}
