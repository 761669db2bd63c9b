import { expect, test, vi } from 'vitest'
import { eventStream, type Line } from './event-stream.ts'

async function open(leave = () => {}) {
  const gone = new AbortController()
  const lines: Line[] = []
  const answer = await eventStream({
    signal: gone.signal,
    stopping: new AbortController().signal,
    cacheControl: 'no-store',
    join(line) {
      lines.push(line)
      return leave
    },
  })
  const [line] = lines
  if (!line) throw new Error('no one joined')
  return { line, gone, answer }
}

test('what is sent arrives, and between it a pulse that keeps the line open', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const { line, answer } = await open()
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(line.send('data: one\n\n')).toBe(true)
    expect((await reader?.read())?.value).toBe('data: one\n\n')
    vi.advanceTimersByTime(25_000)
    expect((await reader?.read())?.value).toBe(':\n\n')
  } finally {
    vi.useRealTimers()
  }
})

test('a line that no one reads is given up, and what waited for it is thrown away', async () => {
  const { line, answer } = await open()
  const words = `data: ${'x'.repeat(16 * 1024)}\n\n`
  const kept = [1, 2, 3, 4, 5].map(() => line.send(words))
  expect(kept).toEqual([true, true, true, false, false])
  line.end()
  await expect(answer.text()).rejects.toThrow('no one reads')
})

test.each(['the page goes away', 'the stream is not wanted any more', 'the server ends it'] as const)(
  'when %s its place is given back, once',
  async (how) => {
    let left = 0
    const { line, gone, answer } = await open(() => {
      left += 1
    })
    if (how === 'the page goes away') gone.abort()
    else if (how === 'the server ends it') line.end()
    else await answer.body?.cancel()
    line.end()
    await Promise.resolve()
    expect(left).toBe(1)
    expect(line.send('data: late\n\n')).toBe(false)
  },
)

test('where joining fails the request fails, and nothing goes on', async () => {
  const joining = eventStream({
    signal: new AbortController().signal,
    stopping: new AbortController().signal,
    cacheControl: 'no-store',
    join: async () => {
      throw new Error('the database is away')
    },
  })
  await expect(joining).rejects.toThrow('away')
})

test('when the program stops, a line is told when to come back, and ends', async () => {
  const stopping = new AbortController()
  let left = 0
  const answer = await eventStream({
    signal: new AbortController().signal,
    stopping: stopping.signal,
    cacheControl: 'no-store',
    join: () => () => {
      left += 1
    },
  })
  stopping.abort()
  expect(await answer.text()).toBe('retry: 5000\n\n')
  expect(left).toBe(1)
})
