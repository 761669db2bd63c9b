/** Where the quick exit leads: a page that needs no explanation. GOV.UK's "Exit this page" component leads to the same kind of page. */
export const neutralPage = 'https://www.bbc.com/weather'
export const exitAddress = '/report/exit'

const presses = 3

/** Replaces this page in the history of the tab, and ends the visit. */
export function leave(): void {
  document.title = 'Weather'
  document.body.hidden = true
  navigator.sendBeacon(exitAddress)
  window.location.replace(neutralPage)
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
