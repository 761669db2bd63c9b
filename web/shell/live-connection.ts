import { type LiveState, publishLive } from './live-state.ts'

const pauses = [1_000, 2_000, 5_000, 10_000]

/**
 * Follows `/live` while the page can be seen, and comes back after 1, 2, 5 and then every 10 seconds. Each event is the whole
 * state, so that nothing is missed over a gap. Returns how to stop.
 */
export function follow(onEnd: () => void): () => void {
  let source: EventSource | null = null
  let timer = 0
  let failures = 0

  function open(): void {
    close()
    if (document.visibilityState === 'hidden') return
    source = new EventSource('/live')
    source.onmessage = ({ data }) => {
      failures = 0
      publishLive(JSON.parse(data) as LiveState)
    }
    source.addEventListener('ended', () => {
      close()
      onEnd()
    })
    // The browser's own way of coming back knows one pause only.
    source.onerror = () => {
      close()
      timer = window.setTimeout(open, pauses[Math.min(failures, pauses.length - 1)])
      failures += 1
    }
  }

  function close(): void {
    clearTimeout(timer)
    source?.close()
    source = null
  }

  // A hidden page holds no line: browsers allow few of them, and a phone's battery fewer.
  document.addEventListener('visibilitychange', open)
  window.addEventListener('online', open)
  open()
  return () => {
    document.removeEventListener('visibilitychange', open)
    window.removeEventListener('online', open)
    close()
  }
}
