import { beforeAll, expect, test } from 'vitest'
import { readSourceFiles } from '../boundaries/read-source-files.ts'
import { readRecord } from './asked/record.ts'
import { chooseInBrowsers } from './choose-in-browsers.ts'
import { everyProject } from './playwright-stage.ts'
import { root } from './programs.ts'
import { type SiteGraph, siteGraph } from './reach/site-graph.ts'

let graph: SiteGraph
beforeAll(async () => {
  graph = siteGraph(await readSourceFiles(root))
})

function chosen(changed: readonly string[] | null, skipped: readonly string[] = []) {
  const said: string[] = []
  const choice = chooseInBrowsers({ changed, skipped }, { graph, asked: readRecord() }, (line) =>
    said.push(line),
  )
  return { ...choice, said }
}

test('with unknown changes all is asked, in every browser', () => {
  expect(chosen(null)).toEqual({ without: [], projects: everyProject, said: [] })
})

test('a change around each page leaves out the slow lane alone', () => {
  const skipped = ['tests/browser/program.spec.ts']
  expect(chosen(['web/frame.tsx'], skipped)).toEqual({ without: skipped, projects: everyProject, said: [] })
})

test('what a change of a page does not reach is left out, and told in one short line', () => {
  const { without, projects, said } = chosen(['web/learn/methodology.tsx'])
  expect(without).toContain('web/learn/faq.tsx')
  expect(without).not.toContain('web/learn/methodology.tsx')
  expect(without).not.toContain('tests/accessibility/routes.spec.ts')
  expect(projects).toEqual(['accessibility', 'browser'])
  expect(said).toHaveLength(1)
  expect(said.join().length).toBeLessThan(300)
  expect(said.join()).toMatch(/tests: .*\d+ in tests\/browser.*pages of the walk: 1\d\d\.$/)
})

test('a change that reaches no test in a browser needs none', () => {
  const all = chosen(['README.md'])
  const left = graph.files.filter(({ path }) => path.endsWith('.spec.ts') && !all.without.includes(path))
  // The slow lane has guards of its own.
  const skipped = left.map(({ path }) => path)
  expect(chosen(['README.md'], skipped).projects).toEqual([])
})
