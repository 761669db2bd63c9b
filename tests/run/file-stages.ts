import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { sources } from '../boundaries/read-source-files.ts'
import { oneFailed } from './outcome.ts'
import { playwrightStage } from './playwright-stage.ts'
import { root } from './programs.ts'
import type { Stage } from './stage.ts'
import { vitestStage } from './vitest-stage.ts'

/** The test files whose path holds one of the patterns, each in its own runner. */
export function stagesForFiles(patterns: readonly string[]): Stage[] {
  const files = testFiles().filter((file) => patterns.some((pattern) => file.includes(pattern)))
  const inBrowsers = files.filter((file) => file.endsWith('.spec.ts'))
  const others = files.filter((file) => !file.endsWith('.spec.ts'))
  if (files.length === 0) return [nothingFits(patterns)]
  return [
    ...(others.length > 0 ? [vitestStage({ name: 'tests without a browser', words: others })] : []),
    ...(inBrowsers.length > 0 ? [playwrightStage({ only: inBrowsers })] : []),
  ]
}

function nothingFits(patterns: readonly string[]): Stage {
  return {
    name: `no test file has ${patterns.join(' or ')} in its path`,
    run: async () => oneFailed,
  }
}

export function testFiles(): string[] {
  const top = readdirSync(root, { withFileTypes: true })
  const beside = top.filter((entry) => entry.isFile()).map(({ name }) => name)
  const below = top.filter((entry) => entry.isDirectory() && sources.includes(entry.name))
  const found = below.flatMap(({ name }) =>
    readdirSync(join(root, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  )
  return [...beside, ...found].filter((path) => /\.(test|spec)\.tsx?$/.test(path))
}
