import { useSyncExternalStore } from 'react'
import { type Consent, readConsent, watchConsent } from './consent.ts'

/** Null on the server, and so without JavaScript: no one is asked and nothing is counted. */
export function useConsent(): Consent | null {
  return useSyncExternalStore<Consent | null>(watchConsent, readConsent, onServer)
}

function onServer(): null {
  return null
}
