import type { SourceFile } from '../../boundaries/source-file.ts'

/** Of every tool: their cage, their shells, and the list of them. What is shared is imported by those that use it. */
const aroundTools = /^toolkit\/(?:bundling|child|shell)\/|^toolkit\/\w+\.ts$/

/** Addresses of the shells, which are the same for each tool: the worker that keeps it, and the way out. */
const ofShells = ['offline', 'leave']

/** Each route of the API is found by its folder; no import tells of it. */
const ofApi = /^server\/doors\/api\//

/** Whether a name of the record is the API or a tool that these files are part of. An address that is no tool's own is of each. */
export function doorsReached(
  reached: ReadonlySet<string>,
  files: readonly SourceFile[],
): (name: string) => boolean {
  const tools = files.flatMap(({ path }) => /^toolkit\/([\w-]+)\/about\.ts$/.exec(path)?.[1] ?? [])
  const paths = [...reached].filter((path) => !/\.test\.tsx?$/.test(path))
  const isAny = paths.some((path) => aroundTools.test(path))
  const some = tools.filter((tool) => isAny || paths.some((path) => path.startsWith(`toolkit/${tool}/`)))
  const isApi = paths.some((path) => ofApi.test(path))
  return (name) => {
    const [, tool] = /^tools\/(.+)$/.exec(name) ?? []
    if (tool === undefined) return name === 'api' && isApi
    else if (tools.includes(tool)) return some.includes(tool)
    else return ofShells.includes(tool) ? isAny : some.length > 0
  }
}
