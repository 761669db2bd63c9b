declare global {
  interface Window {
    /** How many entries before this one in the history of the tab are pages of a report that were turned. */
    turnedEntries?: () => number
  }
}

/** From here on each further entry is one that the quick exit takes out of the way back. */
export function countTurnedEntries(page: Window): void {
  const place = () => Number(page.history.state?.idx ?? 0)
  const first = place()
  page.turnedEntries = () => Math.max(0, place() - first)
}
