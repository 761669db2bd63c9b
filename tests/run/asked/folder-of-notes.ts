const variable = 'FITILA_NOTE_ASKED'

/** For a runner of tests: where its workers write down what their tests ask. */
export function notesIn(folder: string): NodeJS.ProcessEnv {
  return { [variable]: folder }
}

/** Where a worker of Playwright or Vitest writes its notes. Null where none are wanted, and in Playwright itself. */
export function folderOfNotes(environment: NodeJS.ProcessEnv): string | null {
  const isWorker = environment.TEST_WORKER_INDEX !== undefined || environment.VITEST_POOL_ID !== undefined
  return isWorker ? environment[variable] || null : null
}
