/** Where the copies are that a person chose to keep. Nothing of this exists before that choice. */
export const keptCache = 'kept-pages'
export const keptScope = '/offline'

/** Takes the copies and the worker that shows them from this device. */
export async function wipeKeptPages(): Promise<void> {
  if (!('caches' in window && 'serviceWorker' in navigator)) return
  await caches.delete(keptCache)
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(
    registrations
      .filter(({ scope }) => new URL(scope).pathname === keptScope)
      .map((registration) => registration.unregister()),
  )
}
