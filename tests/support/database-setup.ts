import type { TestProject } from 'vitest/node'
import { startTestCluster, type TestCluster } from './test-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    cluster: TestCluster
  }
}

/** One cluster and one migrated template for all database tests; each test copies the template. */
export default async function setUp(project: TestProject) {
  const { cluster, stop } = await startTestCluster()
  project.provide('cluster', cluster)
  return stop
}
