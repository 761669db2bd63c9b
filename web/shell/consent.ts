export type Consent = 'pending' | 'granted' | 'denied'

/** Specification 9. */
const key = 'analytics-consent'

/** What was answered on this device. Where the browser keeps nothing, no one has agreed. */
export function readConsent(): Consent {
  try {
    const kept = window.localStorage.getItem(key)
    return kept === 'granted' || kept === 'denied' ? kept : 'pending'
  } catch {
    return 'denied'
  }
}

export function keepConsent(consent: Consent): void {
  try {
    if (consent === 'pending') window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, consent)
  } catch {
    // Then the question comes again with the next page, and nothing is counted until it is answered.
  }
  for (const listener of listeners) listener()
}

const listeners = new Set<() => void>()

/** For `useSyncExternalStore`: calls back when the answer changes, in this tab or in another. */
export function watchConsent(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
