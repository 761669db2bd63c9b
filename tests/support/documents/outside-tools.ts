import { test } from 'vitest'
import { hasTool, type OutsideTool } from './outside-programs.ts'

export { hasTool, type OutsideTool, runTool } from './outside-programs.ts'

/** A test that needs programs of others. Where one is missing it is skipped, and its name says why. */
export function testWith(tools: readonly OutsideTool[], name: string, body: () => Promise<void> | void) {
  const missing = tools.filter((tool) => !hasTool(tool))
  if (missing.length === 0) test(name, body)
  else test.skip(`${name} (skipped: this machine has no ${missing.join(', no ')})`, body)
}
