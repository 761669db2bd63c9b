import { oneFailed, onePassed } from './outcome.ts'
import { type Program, runProgram } from './programs.ts'
import type { Stage } from './stage.ts'

/** What needs no test: each of these counts as one. The types of the routes are written before types are checked. */
export const checks: Stage[] = [
  check('style and linter rules', 'biome', ['ci', '--error-on-warnings', '.']),
  check('types of the routes', 'react-router', ['typegen']),
  // Several checkers check what they share each for itself: on two cores, twice the work.
  check('types', 'tsc', ['--noEmit', '--singleThreaded']),
]

function check(name: string, program: Program, words: readonly string[]): Stage {
  return { name, run: async () => ((await runProgram(program, words)) === 0 ? onePassed : oneFailed) }
}
