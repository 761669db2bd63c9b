import type { Profiler } from 'node:inspector'
import { Session } from 'node:inspector/promises'
import { setFlagsFromString } from 'node:v8'

// Quicker code, and code that is thrown away, would not be counted. They hold for the whole process, which has other files to test.
const whileCounting = ['--no-flush-bytecode', '--no-opt', '--no-maglev']
const otherwise = ['--flush-bytecode', '--opt', '--maglev']

export type WorkCounter = {
  /**
   * How much is done, the same on every machine: how often each block of the code of tools and packages runs, and over how many
   * letters, bytes and items the quick functions of the language go for it.
   */
  count(work: () => Promise<unknown>): Promise<number>
  /** Of several works in a row, which asks the engine less often: that costs more than most work. */
  countEach(works: readonly (() => Promise<unknown>)[]): Promise<number[]>
  close(): Promise<void>
}

/** One for all counts of a file: to begin to count looks at all that the process holds, which costs more than most work. */
export async function openWorkCounter(): Promise<WorkCounter> {
  for (const flag of whileCounting) setFlagsFromString(flag)
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  /** What ran since the last time. */
  const ran = async () => (await session.post('Profiler.takePreciseCoverage')).result
  const countOne = async (work: () => Promise<unknown>) => {
    const passed = watchQuickFunctions()
    try {
      await work()
    } finally {
      passed.stop()
    }
    const functions = (await ran())
      .filter(({ url }) => /\/(?:toolkit|packages)\//.test(url))
      .flatMap((script) => script.functions)
    refuseWhatRanBefore(functions)
    const blocks = functions.flatMap(({ ranges }) => ranges.map(({ count }) => count))
    if (blocks.length === 0) throw new Error('no code of ours was counted')
    return blocks.reduce((sum, count) => sum + count, passed.count())
  }
  return {
    async count(work) {
      await ran()
      return countOne(work)
    },
    async countEach(works) {
      await ran()
      const counts: number[] = []
      for (const work of works) counts.push(await countOne(work))
      return counts
    },
    async close() {
      await session.post('Profiler.disable')
      session.disconnect()
      for (const flag of otherwise) setFlagsFromString(flag)
    },
  }
}

/**
 * Of code that ran before it was watched, the engine counts calls alone: a loop in it would grow unseen. Some of it runs when modules load. If
 * it is all there is, other tests ran here, and the count would say nothing.
 */
function refuseWhatRanBefore(functions: readonly Profiler.FunctionCoverage[]): void {
  const hasBlocks = ({ isBlockCoverage, ranges: [whole] }: Profiler.FunctionCoverage) =>
    isBlockCoverage && (whole?.count ?? 0) > 0
  if (functions.length > 0 && !functions.some(hasBlocks))
    throw new Error('the code ran in this process before it was watched: see countedTests')
}

type Watched = { [name: string]: unknown }
type Passed = (self: { length: number }, given: readonly unknown[], result: unknown) => number

const numberOr = (value: unknown, other: number) => (typeof value === 'number' ? value : other)

/** From where the search began to where it ended. */
const searched: Passed = ({ length }, given, result) => {
  const from = numberOr(given[1], 0)
  return Math.max(0, (typeof result === 'number' && result >= 0 ? result : length) - from)
}
const searchedBack: Passed = ({ length }, given, result) =>
  Math.max(0, Math.min(length, numberOr(given[1], length)) - numberOr(result, 0))
const wholeLength: Passed = ({ length }) => length
/** A part of a text refers to the whole, so it costs nothing; a part of bytes or of a list is copied. */
const resultLength: Passed = (_self, _given, result) =>
  (result as { length?: number } | undefined)?.length ?? 0

const bytesFunctions: Record<string, Passed> = {
  indexOf: searched,
  includes: searched,
  lastIndexOf: searchedBack,
  slice: resultLength,
  fill: ({ length }, given) => numberOr(given[2], length) - numberOr(given[1], 0),
  set: (_self, [from]) => (from as ArrayLike<number>).length,
  copyWithin: ({ length }, given) => numberOr(given[2], length) - numberOr(given[1], 0),
}

const listFunctions: Record<string, Passed> = {
  indexOf: searched,
  includes: searched,
  slice: resultLength,
  concat: resultLength,
  splice: wholeLength,
  shift: wholeLength,
  unshift: wholeLength,
  join: wholeLength,
}

const textFunctions: Record<string, Passed> = {
  indexOf: searched,
  lastIndexOf: searchedBack,
  split: wholeLength,
  replaceAll: wholeLength,
  replace: wholeLength,
  trim: wholeLength,
  toLowerCase: wholeLength,
}

function watchQuickFunctions(): { count(): number; stop(): void } {
  let passed = 0
  const bytes = Object.getPrototypeOf(Uint8Array.prototype) as Watched
  const undo = [
    ...watch(bytes, bytesFunctions),
    ...watch(Array.prototype as unknown as Watched, listFunctions),
    ...watch(String.prototype as unknown as Watched, textFunctions),
  ]
  return { count: () => passed, stop: () => undo.forEach((back) => void back()) }

  function watch(prototype: Watched, functions: Record<string, Passed>): (() => void)[] {
    return Object.entries(functions).map(([name, passedBy]) => {
      const own = prototype[name] as (...given: unknown[]) => unknown
      prototype[name] = function (this: { length: number }, ...given: unknown[]): unknown {
        const result = own.apply(this, given)
        passed += passedBy(this, given, result)
        return result
      }
      return () => {
        prototype[name] = own
      }
    })
  }
}
