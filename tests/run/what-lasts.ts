import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { root } from './programs.ts'

const minute = 60_000

/** After so long a file is named, each minute again. Few files take longer on a slow machine. */
const longest = 5 * minute

/** Names the test files that have run for long. When a run is stopped from outside, its last lines say what it waited for. */
export default class WhatLasts implements Reporter {
  readonly #started = new Map<string, number>()
  #timer: NodeJS.Timeout | undefined

  onInit(): void {
    this.#timer = setInterval(() => {
      for (const line of linesOf(this.#started, Date.now())) process.stdout.write(`${line}\n`)
    }, minute)
    this.#timer.unref()
  }

  onTestModuleStart({ moduleId }: TestModule): void {
    this.#started.set(moduleId, Date.now())
  }

  onTestModuleEnd({ moduleId }: TestModule): void {
    this.#started.delete(moduleId)
  }

  onTestRunEnd(): void {
    clearInterval(this.#timer)
  }
}

/** @param started when each file that still runs began, in milliseconds */
export function linesOf(started: ReadonlyMap<string, number>, now: number): string[] {
  return [...started]
    .filter(([, begun]) => now - begun >= longest)
    .map(
      ([file, begun]) =>
        `Still running after ${Math.floor((now - begun) / minute)} minutes: ${relative(root, file)}`,
    )
}
