const variable = 'FITILA_TESTS_LEFT_OUT'

/** The test files that `npm test` named to its runners, because no file that they guard has changed. */
export function leftOut(environment: NodeJS.ProcessEnv): string[] {
  return (environment[variable] ?? '').split(',').filter((file) => file !== '')
}

/** An environment in which a runner leaves these files out. Its own option does not reach Vitest's projects. */
export function leavingOut(
  files: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): NodeJS.ProcessEnv {
  return { ...environment, [variable]: files.join(',') }
}

/** Hundreds of names, as how many are in which folder. */
export function byFolder(files: readonly string[]): string {
  const folders = Map.groupBy(files, (file) => file.split('/').slice(0, -1).slice(0, 2).join('/'))
  return [...folders].map(([folder, { length }]) => `${length} in ${folder || 'the root'}`).join(', ')
}
