import { keepConsent, readConsent } from '../consent.ts'

/** Specification 9. */
export const loadingDelay = 500

/** The parts of the question about counting: the server sends them hidden. */
export const askedParts = '[data-asked]'

/**
 * Asks whether page views may be counted, before the application runs. Where the answer is yes, it starts the application, which counts.
 */
export function askEarly(page: Document, start: () => void): void {
  const parts = [...page.querySelectorAll<HTMLElement>(askedParts)]
  const consent = readConsent()
  if (consent === 'granted') start()
  if (parts.length === 0 || consent !== 'pending') return
  const show = (isShown: boolean) => {
    for (const part of parts) part.hidden = !isShown
  }
  setTimeout(() => {
    if (!isRunning(page) && readConsent() === 'pending') show(true)
  }, loadingDelay)
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-answer]') : null
    if (!button || isRunning(page)) return
    const { answer } = button.dataset
    if (answer === 'granted' || answer === 'denied') {
      keepConsent(answer)
      show(false)
    } else button.parentElement?.querySelector('dialog')?.showModal()
  })
}

function isRunning({ documentElement }: Document): boolean {
  return documentElement.dataset.hydrated !== undefined
}
