import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { openBench, type Task } from './clean-in-thread.ts'

const task: Task = {
  name: '',
  bytes: new Uint8Array(1),
  options: { pdf: 'standard', dpi: 150, password: null, hidden: 'remove' },
}

/** Threads of which each does what its place in the list says. */
function threadsThat(...programs: string[]) {
  const started: Worker[] = []
  const start = () => {
    const worker = new Worker(programs[started.length] ?? '', { eval: true })
    started.push(worker)
    return worker
  }
  return { start, started }
}

const hangs = `require('node:worker_threads').parentPort.on('message', () => { for (;;); })`
const falls = `require('node:worker_threads').parentPort.on('message', () => { throw new TypeError('x') })`
const ends = `require('node:worker_threads').parentPort.on('message', () => process.exit(0))`
const refuses = `const { parentPort } = require('node:worker_threads')
parentPort.on('message', () => parentPort.postMessage({ refused: 'empty', message: 'Empty.' }))`

test.for([
  ['never answers', hangs, /much longer than a file of this size/],
  ['falls', falls, /could not read this file/],
  ['ends without a word', ends, /could not read this file/],
] as const)(
  'a file whose thread %s is refused, and the next file gets a new thread',
  async ([, program, words]) => {
    const { start, started } = threadsThat(program, refuses)
    const bench = openBench({ start, patience: () => 5_000 })
    expect(await bench.clean(task)).toEqual({ refused: 'broken', message: expect.stringMatching(words) })
    expect(await bench.clean(task)).toEqual({ refused: 'empty', message: 'Empty.' })
    expect(started).toHaveLength(2)
    expect(started[0]?.threadId).toBe(-1)
    await bench.close()
  },
)

test('beats in which a thread had nothing of the processors count little', async () => {
  const { start } = threadsThat(hangs)
  let asked = 0
  const processorTime = () => {
    asked += 1
    return asked < 10 ? 0 : asked * 1_000
  }
  const bench = openBench({ start, patience: () => 500, processorTime })
  expect(await bench.clean(task)).toMatchObject({ refused: 'broken' })
  // Once before the first beat; then eight beats of a tenth of their time, and two whole ones, in place of two beats in all.
  expect(asked).toBe(11)
  await bench.close()
})
