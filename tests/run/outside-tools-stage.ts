import { installPackages, mayInstall } from '../support/browsers/install-packages.ts'
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
    const packages = [...new Set(missingTools().flatMap((tool) => outsideTools[tool].split(' ')))]
    if (packages.length > 0 && mayInstall()) await installPackages(packages)
    const missing = missingTools()
    for (const tool of missing)
      process.stdout.write(`This machine has no ${tool} (${outsideTools[tool]}); its tests are skipped.\n`)
    return outcomeOf(missing.length)
  },
}

function outcomeOf(missing: number): Outcome {
  return { ...onePassed, skipped: missing }
}
