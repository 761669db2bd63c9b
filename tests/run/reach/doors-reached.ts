import type { SourceFile } from '../../boundaries/source-file.ts'

/** Of every tool: their cage, their shells, and the list of them. What is shared is imported by those that use it. */
const aroundTools = /^toolkit\/(?:bundling|child|shell)\/|^toolkit\/\w+\.ts$/

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
    else return tools.includes(tool) ? some.includes(tool) : some.length > 0
  }
}
