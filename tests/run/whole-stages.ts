import { buildWhenStale } from '../../build-when-stale.ts'
import { readSourceFiles } from '../boundaries/read-source-files.ts'
import { findChromium } from '../support/browsers/find-chromium.ts'
import { findFirefox } from '../support/browsers/find-firefox.ts'
import { readRecord } from './asked/record.ts'
import { checks } from './checks.ts'
import { chooseInBrowsers } from './choose-in-browsers.ts'
import { embeddedRound, oldestRound, onEmbeddedAlone } from './database-rounds.ts'
import { byFolder, leavingOut } from './left-out.ts'
import { type Outcome, onePassed } from './outcome.ts'
import { outsideToolsStage } from './outside-tools-stage.ts'
import { playwrightStage } from './playwright-stage.ts'
import { root } from './programs.ts'
import { unreachedByImport, unreachedSiteTests, unreachedTests, unreachedUnits } from './reach/reach.ts'
import { siteGraph, unreachedRoutes } from './reach/site-graph.ts'
import { skippedTests, touchesDatabase, touchesPages } from './slow-lane.ts'
import { type Stage, sideBySide, unlessLate } from './stage.ts'
import { vitestStage } from './vitest-stage.ts'

/**
 * Everything, less the slow tests that none of the changed files call for, and less the tests on a database that none of them can
 * reach; those are named.
 *
 * @param changed null when the changes are not known: then nothing is left out
 * @param isAll whether both databases are asked everything, also what asks no more of one than of the other
 */
export async function wholeStages(
  changed: readonly string[] | null,
  isAll: boolean,
  say: (line: string) => void,
): Promise<Stage[]> {
  const sources = await readSourceFiles(root)
  const skipped = skippedTests(changed)
  const wantsOldest = touchesDatabase(changed)
  for (const { name } of skipped) say(`Left out, for no file that it guards has changed: ${name}.`)
  if (!wantsOldest) say('Left out, for no query and no migration has changed: PostgreSQL 15.')
  const wantsBrowsers = touchesPages(changed)
  if (!wantsBrowsers) say('Left out, for nothing that a browser sees has changed: the tests in the browser.')
  const [graph, asked] = [siteGraph(sources), readRecord()]
  const unreached =
    changed === null
      ? []
      : [...unreachedTests(changed, sources), ...unreachedSiteTests(changed, graph, asked)]
  if (unreached.length > 0)
    say(`Left out on a database, for the change does not reach them: ${byFolder(unreached)}.`)
  const units = changed === null ? [] : unreachedUnits(changed, sources)
  if (units.length > 0)
    say(`Left out without a database, for the change does not reach them: ${byFolder(units)}.`)
  const without = skipped.flatMap((slow) => slow.files)
  const inBrowsers = chooseInBrowsers(
    { changed, skipped: without },
    { graph, asked },
    wantsBrowsers ? say : () => {},
  )
  const routes = changed === null ? [] : unreachedRoutes(changed, graph)
  if (routes.length > 0) say(`Left out where every route is asked: ${routes.length} routes.`)
  const withoutUnreached = [...without, ...unreached, ...routes]
  return [
    sideBySide('what the tests need, and what needs no test', [
      // Both install with apt-get, which takes one at a time.
      [{ name: 'browsers for the tests', run: findBrowsers }, outsideToolsStage],
      // The types of the routes are written by the build too, so they wait for it.
      [{ name: 'the build', run: () => buildWhenStale().then(() => onePassed) }, ...checks],
    ]),
    vitestStage({
      name: 'tests without a database',
      words: ['--project', 'unit', '--project', 'counted'],
      environment: leavingOut([...without, ...units]),
    }),
    embeddedRound(withoutUnreached),
    ...(wantsBrowsers && inBrowsers.projects.length > 0 ? [playwrightStage(inBrowsers)] : []),
    // Last, for what it asks was asked of another PostgreSQL before.
    ...(wantsOldest
      ? [
          isAll
            ? oldestRound(withoutUnreached, [])
            : unlessLate(oldestRound(withoutUnreached, onEmbeddedAlone(sources))),
        ]
      : []),
  ]
}

/** The tests without a browser that imports lead to from a changed file; where they do not tell, Vitest chooses. */
export async function reachedStage(changed: readonly string[] | null): Promise<Stage> {
  const unreached = changed === null ? null : unreachedByImport(changed, await readSourceFiles(root))
  return vitestStage({
    name: 'tests that a change reaches',
    ...(unreached === null
      ? { words: ['--changed'] }
      : { words: ['--passWithNoTests'], environment: leavingOut(unreached) }),
  })
}

async function findBrowsers(): Promise<Outcome> {
  await findChromium()
  await findFirefox()
  return onePassed
}
