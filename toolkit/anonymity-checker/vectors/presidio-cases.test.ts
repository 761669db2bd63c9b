import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type PresidioCase, runPresidioCase } from './run-presidio-cases.ts'

// Microsoft Presidio's own unit tests (MIT) for generic and Nigerian entities; see NOTICE.
const { cases } = JSON.parse(readFileSync(join(import.meta.dirname, 'presidio-cases.json'), 'utf8')) as {
  cases: PresidioCase[]
}

test.for([...new Set(cases.map(({ recognizer }) => recognizer))])(
  'the cases of Presidio: %s',
  (recognizer) => {
    const failed = cases
      .filter((one) => one.recognizer === recognizer)
      .map(runPresidioCase)
      .filter(({ isPassed }) => !isPassed)
    expect(failed).toEqual([])
  },
)
