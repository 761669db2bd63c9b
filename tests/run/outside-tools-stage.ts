import { spawnSync } from 'node:child_process'
import { patience } from '../support/browser.ts'
import { missingTools, outsideTools } from '../support/documents/outside-programs.ts'
import { type Outcome, onePassed } from './outcome.ts'
import type { Stage } from './stage.ts'

/**
 * Programs of others that look at what the sanitizer made. On a Debian machine that lets us, they are installed; what is missing all the
 * same is named here, and the tests that need it say so and are skipped.
 */
export const outsideToolsStage: Stage = {
  name: 'programs of others that look at cleaned files',
  async run() {
    if (missingTools().length > 0 && mayInstall()) install()
    const missing = missingTools()
    for (const tool of missing)
      process.stdout.write(`This machine has no ${tool} (${outsideTools[tool]}); its tests are skipped.\n`)
    return outcomeOf(missing.length)
  },
}

function outcomeOf(missing: number): Outcome {
  return { ...onePassed, skipped: missing }
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && spawnSync('sh', ['-c', 'command -v apt-get']).status === 0
}

function install(): void {
  const packages = [...new Set(missingTools().map((tool) => outsideTools[tool]))]
  process.stdout.write(`Installing ${packages.join(', ')}.\n`)
  const options = {
    stdio: 'ignore',
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const
  spawnSync('apt-get', [...patience, 'update', '-q'], options)
  spawnSync('apt-get', [...patience, 'install', '-yq', '--no-install-recommends', ...packages], options)
}
