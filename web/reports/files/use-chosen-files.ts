import { useRef, useState } from 'react'
import { type ChosenFile, newlyChosen, type Target } from './chosen-file.ts'

type Way = { keepsOriginal: boolean; tooLarge: string; unreadable: string }

export type ChosenFiles = {
  chosen: readonly ChosenFile[]
  /** @returns whether the script took them; without its code the plain form is still there */
  choose(files: readonly File[], way: Way): Promise<boolean>
  sendAsItIs(file: ChosenFile, way: Way): void
  leaveOut(file: ChosenFile): void
  /** For a new list of what is here: it shows those that were sent, and not those that were removed. */
  forgetSent(): void
}

/** Files go one after the other, so that a weak line carries one at a time. */
export function useChosenFiles(target: Target, onDone: () => void): ChosenFiles {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([])
  const last = useRef(0)
  const line = useRef(Promise.resolve())
  const stops = useRef(new Map<number, AbortController>())

  function change(key: number, changes: Partial<ChosenFile>): void {
    setChosen((before) => before.map((each) => (each.key === key ? { ...each, ...changes } : each)))
  }

  function queue(file: ChosenFile, way: Way & { asItIs: boolean }): void {
    const stop = new AbortController()
    stops.current.set(file.key, stop)
    line.current = line.current.then(async () => {
      if (stop.signal.aborted) return
      try {
        const { takeFile } = await import('./take-file.ts')
        await takeFile(file, target, { ...way, signal: stop.signal }, (changes) => change(file.key, changes))
        onDone()
      } catch {
        if (!stop.signal.aborted) change(file.key, { state: 'refused', why: way.unreadable })
      }
    })
  }

  return {
    chosen,
    async choose(files, way) {
      const isThere = await import('./take-file.ts').then(
        () => true,
        () => false,
      )
      if (!isThere) return false
      const added = files.map((file) => {
        last.current += 1
        return newlyChosen(last.current, file)
      })
      setChosen((before) => [...before, ...added])
      for (const file of added) queue(file, { ...way, asItIs: false })
      return true
    },
    sendAsItIs(file, way) {
      change(file.key, { state: 'waiting', why: null })
      queue(file, { ...way, asItIs: true })
    },
    leaveOut({ key }) {
      stops.current.get(key)?.abort()
      setChosen((before) => before.filter((each) => each.key !== key))
    },
    forgetSent() {
      setChosen((before) => before.filter(({ id }) => id === null))
    },
  }
}
