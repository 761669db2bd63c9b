import type { Asked } from './asked/record.ts'
import { byFolder } from './left-out.ts'
import { everyProject } from './playwright-stage.ts'
import { isInBrowsers, unreachedPages, unreachedSpecs } from './reach/in-browsers.ts'
import type { SiteGraph } from './reach/site-graph.ts'

export type ChoiceInBrowsers = {
  /** Test files, and modules of pages that the walk over them leaves out. */
  without: readonly string[]
  /** The projects of Playwright of which a test has to run. Of a few files, none may be for Firefox. None when no file is left. */
  projects: readonly string[]
}

/**
 * What a change asks of the tests in browsers.
 *
 * @param changed null when the changes are not known: then nothing is left out here
 * @param skipped files of the slow lane that are left out anyway
 * @param say is told in one line what is left out
 */
export function chooseInBrowsers(
  { changed, skipped }: { changed: readonly string[] | null; skipped: readonly string[] },
  { graph, asked }: { graph: SiteGraph; asked: Asked },
  say: (line: string) => void,
): ChoiceInBrowsers {
  const pages = changed === null ? [] : unreachedPages(changed, graph)
  const specs = changed === null ? [] : unreachedSpecs(changed, graph, asked)
  const without = [...new Set([...pages, ...specs, ...skipped])]
  const files = graph.files.map(({ path }) => path).filter((path) => isInBrowsers.test(path))
  const left = files.filter((path) => !without.includes(path))
  const unreached = files.filter((path) => without.includes(path) && !skipped.includes(path))
  const parts = [
    ...(unreached.length > 0 ? [`tests: ${byFolder(unreached)}`] : []),
    ...(pages.length > 0
      ? [`pages of the walk: ${pages.filter((page) => !files.includes(page)).length}`]
      : []),
  ]
  if (parts.length > 0) say(`Left out in browsers, for the change does not reach them: ${parts.join('; ')}.`)
  return { without, projects: unreached.length === 0 ? everyProject : projectsOf(left) }
}

function projectsOf(files: readonly string[]): string[] {
  return ['accessibility', 'browser'].filter((project) =>
    files.some((file) => file.startsWith(`tests/${project}/`)),
  )
}
