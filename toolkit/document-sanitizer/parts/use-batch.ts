import type { SanitizeOptions } from '@fitila/sanitizer/contract'
import { useEffect, useRef, useState } from 'react'
import { type Answer, openDesk } from '../desk.ts'
import type { Entry, Status } from './entries.ts'

export type PdfWay = Pick<SanitizeOptions, 'pdf' | 'dpi'>

export type Way = PdfWay & Pick<SanitizeOptions, 'photos'>

/** The files of one go. They live in this page and its worker, and nowhere else. */
export function useBatch(source: string) {
  const [desk] = useState(() => openDesk(source))
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const [way, setWay] = useState<Way>({ pdf: 'standard', dpi: 150 })
  const [isBusy, setBusy] = useState(false)
  const count = useRef(0)
  const isStopped = useRef(false)
  useEffect(() => () => desk.cancel(), [desk])

  const change = (id: number, part: Partial<Entry>) =>
    setEntries((list) => list.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)))

  async function cleanAll(chosen: readonly Entry[]): Promise<Status[]> {
    setBusy(true)
    isStopped.current = false
    const ends: Status[] = []
    for (const entry of chosen) {
      if (isStopped.current) break
      const status = await cleanOne(entry)
      change(entry.id, { status })
      ends.push(status)
    }
    setBusy(false)
    return ends
  }

  async function cleanOne({ id, file, password, hidden }: Entry): Promise<Status> {
    change(id, { status: { kind: 'working', share: 0 } })
    const bytes = await read(file)
    if (!bytes) return { kind: 'refused', message: unreadable }
    const options = { ...way, password, hidden }
    const onProgress = (share: number) => change(id, { status: { kind: 'working', share } })
    return statusOf(await desk.clean({ name: file.name, bytes, options }, onProgress))
  }

  return {
    entries,
    way,
    isBusy,
    add(files: readonly File[]) {
      const added = files.map((file): Entry => {
        count.current += 1
        return { id: count.current, file, password: null, hidden: 'ask', status: { kind: 'waiting' } }
      })
      setEntries((list) => [...list, ...added])
    },
    remove: (id: number) => setEntries((list) => list.filter((entry) => entry.id !== id)),
    clear: () => setEntries([]),
    putBack(kept: readonly Entry[]) {
      desk.cancel()
      count.current = kept.length
      setEntries(kept)
    },
    /** Those that are not done yet; the others have what they need. */
    cleanWaiting: () => cleanAll(entries.filter(({ status }) => status.kind === 'waiting')),
    answer(entry: Entry, words: Partial<Pick<Entry, 'password' | 'hidden'>>) {
      const answered = { ...entry, ...words }
      change(entry.id, words)
      return cleanAll([answered])
    },
    /** What was made in another way is made again. */
    chooseWay(chosen: Way) {
      setWay(chosen)
      setEntries((list) =>
        list.map((entry) =>
          entry.status.kind === 'done' && ['pdf', 'jpeg'].includes(entry.status.result.kind)
            ? { ...entry, status: { kind: 'waiting' } }
            : entry,
        ),
      )
    },
    cancel() {
      isStopped.current = true
      desk.cancel()
    },
  }
}

export type Batch = ReturnType<typeof useBatch>

const unreadable = 'The file is no longer where it was, or this browser may not read it. Choose it again.'
const fault = 'An unexpected error occurred. Please try again.'

async function read(file: File): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    return undefined
  }
}

function statusOf(answer: Answer): Status {
  if (answer.kind === 'fault') return { kind: 'refused', message: fault }
  else if (answer.kind === 'cancelled') return { kind: 'waiting' }
  else return answer
}
