import { join } from 'node:path'

// To import this module would make all that it exports, its streams too.
const { readFileSync, statSync } = process.getBuiltinModule('node:fs')

const root = join(import.meta.dirname, '../../..')

/** Where `build-command.ts` puts the command as a few files that Node reads at once. It is as deep as its source. */
export const builtFolder = join(root, 'build/commands/sanitize')

export const startFile = 'start.mjs'
export const madeOfFile = 'made-of.json'

/** Of each file that the built command is made of: its path from the root, its size, and when it was changed, in milliseconds. */
export type MadeOf = readonly (readonly [path: string, size: number, changed: number])[]

/**
 * The built command when every file that it is made of is as it was then; undefined otherwise, so that a change in the sources is never
 * passed over. Looking costs a few milliseconds, reading all sources some hundred.
 */
export function freshCommand(folder: string = builtFolder, base: string = root): string | undefined {
  try {
    const madeOf: MadeOf = JSON.parse(readFileSync(join(folder, madeOfFile), 'utf8'))
    const isFresh = madeOf.every(([path, size, changed]) => {
      const now = statSync(join(base, path))
      return now.size === size && now.mtimeMs === changed
    })
    return isFresh && madeOf.length > 0 ? join(folder, startFile) : undefined
  } catch {
    return undefined
  }
}
