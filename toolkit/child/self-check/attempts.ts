import type { Answer, Attempt } from './way-out.ts'

/** Requests that a page can make for itself. */
export const requests: readonly Attempt[] = [
  { name: 'Request (fetch)', run: (address) => settled(fetch(address, { mode: 'no-cors' })) },
  {
    name: 'Older request (XMLHttpRequest)',
    run: (address) => {
      const request = new XMLHttpRequest()
      request.open('GET', address)
      request.send()
      return happens(request, 'load')
    },
  },
  {
    name: 'Beacon',
    run: (address) => {
      navigator.sendBeacon(address, 'x')
      return null
    },
  },
  {
    name: 'WebSocket',
    run: (address) => happens(new WebSocket(address.replace(/^http/, 'ws')), 'open'),
  },
  { name: 'Event stream (EventSource)', run: (address) => happens(new EventSource(address), 'open') },
]

/** Files that a page can draw in. */
export const files: readonly Attempt[] = [
  {
    name: 'Picture',
    run: (address) => {
      const picture = new Image()
      picture.src = address
      return happens(picture, 'load')
    },
  },
  {
    name: 'Style sheet',
    run: (address) => {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'stylesheet', href: address })
      return inPage(link, happens(link, 'load'))
    },
  },
  { name: 'Font', run: (address) => settled(new FontFace('way-out', `url("${address}")`).load()) },
  {
    name: 'Sound or film',
    run: (address) => {
      const sound = new Audio(address)
      sound.load()
      return happens(sound, 'loadeddata')
    },
  },
  {
    name: 'Script',
    run: (address) => {
      const script = document.createElement('script')
      script.src = address
      return inPage(script, happens(script, 'load'))
    },
  },
  {
    name: 'Page in a frame',
    isFrame: true,
    run: (address) => {
      const frame = document.createElement('iframe')
      frame.hidden = true
      frame.src = address
      return inPage(frame, null)
    },
  },
]

function settled(promise: Promise<unknown>): Promise<Answer> {
  return promise.then(
    () => ({ outcome: 'open', by: 'an answer came' }),
    () => null,
  )
}

/** Only success is news: an error may also mean that there is no connection. */
function happens(target: EventTarget, event: string): Promise<Answer> {
  return new Promise((resolve) =>
    target.addEventListener(event, () => resolve({ outcome: 'open', by: 'an answer came' }), { once: true }),
  )
}

async function inPage(element: HTMLElement, answer: Promise<Answer> | null): Promise<Answer> {
  document.body.append(element)
  const taken = new Promise<null>((resolve) => setTimeout(resolve, 900, null))
  const known = await Promise.race([answer ?? taken, taken])
  element.remove()
  return known
}
