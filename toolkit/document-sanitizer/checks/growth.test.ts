import { makeSanitizer } from '@fitila/sanitizer/sanitize'
import { afterAll, expect, test } from 'vitest'
import { openWorkCounter } from '#tests/support/documents/count-work.ts'
import { growingFiles } from '#tests/support/documents/growing-files.ts'

const sanitize = makeSanitizer(null)
const options = { pdf: 'standard', dpi: 150, password: null, hidden: 'remove' } as const

const counter = await openWorkCounter()
afterAll(() => counter.close())

async function workOf(bytes: Uint8Array): Promise<number> {
  return counter.count(() => sanitize(bytes, '', options, () => {}).catch(() => undefined))
}

// Of a file twice as long, the added half may cost what the first half cost, and a little for sorting. A square costs twice that.
test.for(Object.entries(growingFiles))(
  'the work grows with the file, not faster: %s',
  { timeout: 60_000 },
  async ([, make]) => {
    // The first run also makes what is made only once.
    await workOf(make(150))
    const [once, twice, fourfold] = [
      await workOf(make(150)),
      await workOf(make(300)),
      await workOf(make(600)),
    ]
    expect(fourfold - twice).toBeLessThan(2.5 * (twice - once) + once * 0.05)
  },
)

test('work that grows with the square of a file is noticed', async () => {
  const square = (count: number) =>
    counter.count(async () => {
      const list = Array.from({ length: count }, (_, at) => at)
      for (const one of list) list.indexOf(one)
    })
  const [once, twice, fourfold] = [await square(400), await square(800), await square(1600)]
  expect((fourfold - twice) / (twice - once) / 2).toBeGreaterThan(1.9)
})
