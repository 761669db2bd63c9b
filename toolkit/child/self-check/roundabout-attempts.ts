import type { Answer, Attempt } from './way-out.ts'

/** Ways round the page: leaving it, helpers beside it, and connections that are no requests. */
export const roundabouts: readonly Attempt[] = [
  {
    name: 'Form',
    run: (address) => {
      const form = document.createElement('form')
      Object.assign(form, { action: address, method: 'post', hidden: true })
      document.body.append(form)
      let wouldSend = false
      form.addEventListener('submit', (event) => {
        // Where forms are switched off, this event never comes (HTML, "form submission algorithm").
        wouldSend = true
        event.preventDefault()
      })
      form.requestSubmit()
      form.remove()
      return wouldSend
        ? { outcome: 'open', by: 'the browser would have sent it' }
        : { outcome: 'refused', by: 'forms are switched off here' }
    },
  },
  {
    name: 'New window',
    run: (address) => {
      const opened = window.open(address)
      opened?.close()
      return opened
        ? { outcome: 'open', by: 'a window opened' }
        : { outcome: 'refused', by: 'windows are switched off here' }
    },
  },
  {
    name: 'Leaving with the whole tab',
    run: (address) => {
      if (window.top === window || !window.top)
        return { outcome: 'silent', by: 'this page is not in its frame, so it was not tried' }
      window.top.location.href = address
      return null
    },
  },
  {
    name: 'Worker: request',
    run: (address, { startWorker }) =>
      inWorker(startWorker, `fetch(${JSON.stringify(address)}, { mode: 'no-cors' })`),
  },
  {
    name: 'Worker: script',
    run: (address, { startWorker }) =>
      inWorker(startWorker, `Promise.resolve().then(() => importScripts(${JSON.stringify(address)}))`),
  },
  {
    name: 'Service worker',
    run: async (address) => {
      if (!navigator.serviceWorker) return { outcome: 'absent', by: 'this page has none' }
      await navigator.serviceWorker.register(address)
      return { outcome: 'open', by: 'it was taken' }
    },
  },
  {
    name: 'Direct call to another device (WebRTC)',
    run: () =>
      'RTCPeerConnection' in globalThis
        ? { outcome: 'open', by: 'this page still has it' }
        : { outcome: 'absent', by: 'taken out of this page before it began' },
  },
  {
    name: 'Asking for a name (DNS) by markup',
    run: (address) => {
      // In a template the markup leads nowhere, even where it is let in.
      document.createElement('template').innerHTML = `<link rel="dns-prefetch" href="${address}">`
      return { outcome: 'open', by: 'this browser lets a page write markup from text' }
    },
  },
]

/** Ways to leave something behind on this device. */
export const keepsakes: readonly Attempt[] = [
  {
    name: 'Keeping: local storage',
    run: () => {
      localStorage.setItem('way-out', 'x')
      localStorage.removeItem('way-out')
      return { outcome: 'open', by: 'it can be written' }
    },
  },
  {
    name: 'Keeping: cookie',
    run: () => {
      // biome-ignore lint/suspicious/noDocumentCookie: the point is that the browser refuses it.
      document.cookie = 'way-out=x; max-age=1'
      return document.cookie.includes('way-out')
        ? { outcome: 'open', by: 'it can be written' }
        : { outcome: 'refused', by: 'it was not kept' }
    },
  },
  {
    name: 'Keeping: database (IndexedDB)',
    run: () =>
      new Promise<Answer>((resolve) => {
        const request = indexedDB.open('way-out')
        request.onerror = () => resolve({ outcome: 'refused', by: request.error?.name ?? 'an error' })
        request.onsuccess = () => {
          request.result.close()
          indexedDB.deleteDatabase('way-out')
          resolve({ outcome: 'open', by: 'it can be written' })
        }
      }),
  },
]

function inWorker(startWorker: (source: string) => Worker, attempt: string): Promise<Answer> {
  const source = `
    let rule = ''
    addEventListener('securitypolicyviolation', (event) => { rule = event.effectiveDirective })
    ${attempt}.then(() => 'open', () => 'failed').then((outcome) => setTimeout(() => postMessage({ outcome, rule }), 150))
  `
  const worker = startWorker(source)
  return new Promise<Answer>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<{ outcome: string; rule: string }>) => {
      worker.terminate()
      if (data.outcome === 'open') resolve({ outcome: 'open', by: 'an answer came' })
      else resolve(data.rule ? { outcome: 'refused', by: `its rule ${data.rule}` } : null)
    }
  })
}
