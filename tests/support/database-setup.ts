import type { TestProject } from 'vitest/node'
import { buildWhenStale } from '../../build-when-stale.ts'
import type { TestCluster } from './cluster-connection.ts'
import { startTestCluster } from './test-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    cluster: TestCluster
  }
}

/** A fresh build of the pages, and one cluster with one migrated template for all tests; each test copies the template. */
export default async function setUp(project: TestProject) {
  if (asksPages(process.argv)) await buildWhenStale()
  const { cluster, stop } = await startTestCluster()
  project.provide('cluster', cluster)
  return stop
}

/** Use cases are tried without pages. Of the tests on a database, only those in `tests/` ask the whole site. */
function asksPages(words: readonly string[]): boolean {
  const paths = words.filter((word) => /^(tests|server|domain|web|words|packages)(\/|$)/.test(word))
  return paths.length === 0 || paths.some((path) => path.startsWith('tests'))
}
