import { seconds } from '#domain/time/durations.ts'

/** Where the words of one stream go. `send` is false when the line is so slow that it has to be given up. */
export type Line = { send(text: string): boolean; end(): void }

/** Begins to tell a line what there is to tell. @returns how to stop, which is called once, when the line is closed */
export type Join = (line: Line) => (() => void) | Promise<() => void>

type Opening = {
  signal: AbortSignal
  /** Aborts when the program stops: the line is told when to come back, and ended. */
  stopping: AbortSignal
  cacheControl: string
  join: Join
}

/** Long enough for a restart; then the browser asks again. */
const comeBack = `retry: ${seconds(5)}\n\n`

/** More than this waits to be sent: no one is reading. */
const mostWaiting = 64 * 1024

/** Keeps the line open through the proxies between. */
const pulse = seconds(25)

/** One open answer of server-sent events (HTML, 9.2). @throws what `join` throws */
export async function eventStream({ signal, stopping, cacheControl, join }: Opening): Promise<Response> {
  const { body, line, whenClosed } = openLine()
  signal.addEventListener('abort', line.end, { once: true })
  const sendAway = () => {
    line.send(comeBack)
    line.end()
  }
  stopping.addEventListener('abort', sendAway, { once: true })
  whenClosed(() => stopping.removeEventListener('abort', sendAway))
  if (stopping.aborted) sendAway()
  try {
    whenClosed(await join(line))
  } catch (error) {
    line.end()
    throw error
  }
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream',
      'Cache-Control': cacheControl,
      'X-Accel-Buffering': 'no',
    },
  })
}

function openLine() {
  const encoder = new TextEncoder()
  const closing = Promise.withResolvers<void>()
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  const waits = () => mostWaiting - (controller?.desiredSize ?? mostWaiting)
  const timer = setInterval(() => {
    if (!line.send(':\n\n')) line.end()
  }, pulse)
  timer.unref()

  function closed(): void {
    controller = null
    clearInterval(timer)
    closing.resolve()
  }

  const line: Line = {
    send(text) {
      controller?.enqueue(encoder.encode(text))
      return controller !== null && waits() < mostWaiting
    },
    end() {
      // What a slow reader has not taken by now is thrown away with the line.
      if (waits() < mostWaiting) controller?.close()
      else controller?.error(new Error('no one reads this stream'))
      closed()
    },
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start: (given) => {
        controller = given
      },
      cancel: closed,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: mostWaiting }),
  )
  return { body, line, whenClosed: (leave: () => void) => void closing.promise.then(leave) }
}
