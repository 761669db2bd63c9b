import './turned-entries.ts'

/** Where the quick exit leads: a page that needs no explanation. GOV.UK's "Exit this page" component leads to the same kind of page. */
export const neutralPage = 'https://www.bbc.com/weather'
export const exitAddress = '/report/exit'

const presses = 3

/** Milliseconds within which a browser goes back in the history of a tab. */
const longestWayBack = 300

/** Replaces this page in the history of the tab, with the pages of a report that were turned before it, and ends the visit. */
export function leave(): void {
  document.title = 'Weather'
  document.body.hidden = true
  // No page asks whether to leave it, whatever is typed there.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true)
  navigator.sendBeacon(exitAddress)
  const entries = window.turnedEntries?.() ?? 0
  const go = () => window.location.replace(neutralPage)
  if (entries === 0) go()
  else {
    const wentBack = (event: Event) => {
      event.stopImmediatePropagation()
      go()
    }
    window.addEventListener('popstate', wentBack, { capture: true, once: true })
    window.history.go(-entries)
    setTimeout(go, longestWayBack)
  }
}

/** Calls back at the third Escape in a row. @returns what it listens with */
export function countEscapes(onThird: (event: KeyboardEvent) => void): (event: KeyboardEvent) => void {
  let count = 0
  return (event) => {
    count = event.key === 'Escape' ? count + 1 : 0
    if (count === presses) onThird(event)
  }
}

/** The exit works from the first moment, before the application's scripts. It stays, for a person may be between two of its presses. */
export function watchQuickExit(): void {
  const leaveAlone = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    leave()
  }
  const count = countEscapes((event) => {
    if (document.querySelector('[data-quick-exit]')) leaveAlone(event)
  })
  window.addEventListener('keydown', count, true)
  const submitted = (event: SubmitEvent) => {
    if (event.target instanceof Element && event.target.matches('[data-quick-exit]')) leaveAlone(event)
  }
  window.addEventListener('submit', submitted, true)
}
