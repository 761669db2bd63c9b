import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { showToast } from '../shared/screen/toaster.tsx'
import { useUnsaved } from '../shared/screen/use-unsaved.ts'
import { useKept } from '../shared/screen/workspace/use-kept.ts'
import { type ChannelBook, makeChannelBook } from './channel-book.ts'
import type { BookPage } from './channel-pages.ts'
import { expiryOf } from './engine/expiry.ts'
import type { Derivation } from './engine/keys.ts'
import { isKept } from './kept-channels.ts'
import { type KeyMaking, type KeyProgress, makeKey } from './make-key.ts'
import { hearOtherTabs, passToOtherTabs } from './other-tabs.ts'

/** A key in the making: how far, and how to stop it. */
export type Making = KeyProgress & { cancel: () => void }

/** The book of this tab, its present page, and the key that is being made, if one is. */
export function useChannelBook(): { book: ChannelBook; page: BookPage; making: Making | undefined } {
  const [making, setMaking] = useState<Making>()
  const [book] = useState(() =>
    makeChannelBook({
      now: () => Math.floor(Date.now() / 1000),
      random: (count) => crypto.getRandomValues(new Uint8Array(count)),
      chance: () => Math.random(),
      deriveKey: (derivation) => deriveShowing(derivation, setMaking),
      passOn: passToOtherTabs,
      later: (what, milliseconds) => void setTimeout(what, milliseconds),
    }),
  )
  const page = useSyncExternalStore(book.listen, book.read)
  useEffect(() => hearOtherTabs(book.hear), [book])
  useUnsaved(page.channels.length > 0)
  useExpiry(book, page)
  useKept(
    'secure-chat',
    { channels: [...page.channels] },
    { fits: isKept, takeBack: ({ channels }) => book.putBack(channels) },
  )
  return { book, page, making }
}

async function deriveShowing(derivation: Derivation, show: (making: Making | undefined) => void) {
  const started: KeyMaking = makeKey(derivation, (progress) => show({ ...progress, cancel: started.cancel }))
  show({ fraction: undefined, cancel: started.cancel })
  try {
    return await started.masterKey
  } finally {
    show(undefined)
  }
}

/** Removes a channel when it ends, and looks again whenever the tab is shown: a sleeping device runs no timers. */
function useExpiry(book: ChannelBook, { channels }: BookPage): void {
  const removeExpired = useCallback(() => {
    for (const name of book.removeExpired()) {
      const description = `“${name}” ended after 7 days and was removed from this tab.`
      showToast({ title: 'Channel expired', description, tone: 'information' })
    }
  }, [book])
  const nextEnd = Math.min(...channels.map(({ created }) => expiryOf(created)))
  useEffect(() => {
    document.addEventListener('visibilitychange', removeExpired)
    const timer = Number.isFinite(nextEnd)
      ? setTimeout(removeExpired, Math.max(0, nextEnd * 1000 - Date.now()) + 500)
      : undefined
    return () => {
      document.removeEventListener('visibilitychange', removeExpired)
      clearTimeout(timer)
    }
  }, [nextEnd, removeExpired])
}
