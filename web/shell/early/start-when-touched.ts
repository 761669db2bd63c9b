/**
 * Fetches the application, and returns what starts it; null where a file did not come, and 'gone' where the site no longer has what this
 * page was made from.
 */
export type Load = () => Promise<(() => Promise<unknown>) | null | 'gone'>

type Starting = {
  start(): void
  /** For news that an untouched page cannot tell of by itself. */
  startOrReload(): void
}

// No `pointerdown`: a finger that scrolls is no sign that a person writes.
const touches = ['focusin', 'keydown', 'click', 'input', 'change'] as const

/**
 * Starts the application when a person touches the page, and not before (decision 328). Until then, and where it does not
 * come, the page is the plain form that the server sent. What was typed meanwhile is in the form: see `tellTypedEarlier`.
 *
 * @param latest milliseconds after which it starts by itself, so that a session does not end under an open page
 */
export function startWhenTouched(load: Load, latest: number | null): Starting {
  let isStarting = false
  let isSending = false

  async function start(whenGone?: () => void): Promise<void> {
    // A file that a browser could not fetch once it may not ask for again: so it is not asked for without a line.
    if (isStarting || isSending || !navigator.onLine) return
    isStarting = true
    const run = await load()
    if (run === 'gone') {
      // The page stays the plain one that it is. Its next one is new.
      stop()
      whenGone?.()
    } else if (run && !isSending) {
      stop()
      await run()
    } else {
      // The line was dead, or the form is on its way: the next touch tries again.
      isStarting = false
    }
  }

  function touched(event: Event): void {
    if (event.type === 'input') isSending = false
    if (!leadsOn(event) && !isNotice(event)) void start()
  }

  /** The form goes as a plain one. An application that took the page over now would do so under a person who leaves it. */
  function submitted({ target }: SubmitEvent): void {
    // A dialog that is closed sends nothing.
    isSending = !(target instanceof HTMLFormElement && target.method === 'dialog')
  }

  function shownAgain(): void {
    isSending = false
  }

  function stop(): void {
    for (const type of touches) window.removeEventListener(type, touched, true)
    window.removeEventListener('submit', submitted)
    window.removeEventListener('pageshow', shownAgain)
    clearTimeout(timer)
  }

  for (const type of touches) window.addEventListener(type, touched, true)
  window.addEventListener('submit', submitted)
  window.addEventListener('pageshow', shownAgain)
  const timer = latest === null ? undefined : setTimeout(start, latest)
  return { start: () => void start(), startOrReload: () => void start(() => location.reload()) }
}

/** A press on what brings the next page: the application would take the line from it. */
function leadsOn({ target }: Event): boolean {
  return (
    target instanceof Element &&
    target.closest('a[href]:not([href^="#"]), button:not([type="button"])') !== null
  )
}

/** The list of mistakes takes the focus by itself when the page is shown. */
function isNotice({ type, target }: Event): boolean {
  return type === 'focusin' && target instanceof Element && !target.matches('input, select, textarea')
}
