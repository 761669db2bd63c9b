import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Application } from '#server/kernel/application.ts'
import { readEnvironment } from '#server/kernel/env.ts'
import { openApplication } from '#server/kernel/open-application.ts'
import { ask, bin, makeNodes, type Nodes } from '../../../operations/many-processes/nodes.ts'
import { until } from '../../../operations/many-processes/programs.ts'
import { firstPort } from '../../../operations/recipe/draw-ports.ts'

/** Why there can be no replicas on this machine; null where there can. */
export function whyNoReplicas(): string | null {
  return existsSync(join(bin, 'postgres')) ? null : 'PostgreSQL 15 is not on this machine'
}

export type WithReplicas = { application: Application; nodes: Nodes; close(): Promise<void> }

/** A whole application on a PostgreSQL of its own with two streaming replicas, all on this machine. */
export async function openWithReplicas(): Promise<WithReplicas> {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-replicas-'))
  await chmod(folder, 0o755)
  const nodes = await makeNodes(join(folder, 'nodes'), firstPort())
  const urlOf = (port: number) => `postgres://fitila@127.0.0.1:${port}/fitila`
  const settings = {
    DATABASE_URL: urlOf(nodes.primary()),
    DATABASE_READ_URLS: nodes.replicas().map(urlOf).join(','),
    FITILA_DATA_FOLDER: join(folder, 'data'),
    FITILA_KEY_FILE: join(folder, 'fitila.key'),
    PUBLICATION_MINUTES: '0',
    LOG_LEVEL: 'silent',
  }
  const { application, close } = await openApplication(readEnvironment(settings))
  return {
    ...{ application, nodes },
    async close() {
      await close()
      await nodes.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** From now on the replicas get each change, and show none of it. */
export async function stopReplay(nodes: Nodes): Promise<void> {
  await Promise.all(nodes.replicas().map((port) => ask(port, 'select pg_wal_replay_pause()')))
  await until('no change is replayed', async () => {
    const states = await Promise.all(
      nodes.replicas().map((port) => ask(port, 'select pg_get_wal_replay_pause_state() as state')),
    )
    return states.every(([row]) => row?.state === 'paused')
  })
}

export async function goOnReplaying(nodes: Nodes): Promise<void> {
  await Promise.all(nodes.replicas().map((port) => ask(port, 'select pg_wal_replay_resume()')))
}
