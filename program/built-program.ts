import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

export const programFolder = join(root, 'build/program')

export const programFile = 'start.mjs'

/** What `npm start` runs, once `build-when-stale.ts` has made it. */
export const builtProgram = join(programFolder, programFile)
