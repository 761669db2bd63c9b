import { readFileSync } from 'node:fs'
import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { launch, type Program } from '#tests/support/serve.ts'
import { firstPort } from '../recipe/draw-ports.ts'
import type { Recipe } from '../recipe/open-recipe.ts'
import { leadTo, type Ports, startBalancer, startPooler } from './between.ts'
import { ask, makeNodes } from './nodes.ts'
import { type Running, until } from './programs.ts'
import { startStore, storeUrl } from './store.ts'

export const victims = ['process', 'pooler', 'replica', 'primary', 'balancer', 'store'] as const
export type Victim = (typeof victims)[number]

/** Two processes, HAProxy, PgBouncer, a store, and PostgreSQL with two replicas. */
export type ManyProcesses = {
  url: string
  ports: Ports
  /** Where the balancer and the pooler have their files. */
  between: string
  programs: Program[]
  startProcess(place: number): Promise<Program>
  settingsOf(name: string): Record<string, string>
  /**
   * Kills it, and does what a service manager or the watch of the database does.
   *
   * @param onPart hears of each part of the way back when it is done
   */
  killAndMend(victim: Victim, onPart: (part: string) => void): Promise<void>
}

/** As long as systemd waits before it starts a program again. */
const unit = readFileSync(join(import.meta.dirname, '../../deploy/fitila.service'), 'utf8')
const restartMs = Number(/^RestartSec=(\d+)$/m.exec(unit)?.[1]) * 1_000

export async function buildSite({ folder, ends }: Pick<Recipe, 'folder' | 'ends'>): Promise<ManyProcesses> {
  const ports = drawPorts()
  const url = `http://localhost:${ports.site}`
  const between = join(folder, 'between')
  const nodes = await makeNodes(join(folder, 'nodes'), ports.nodes[0] ?? 0)
  ends.push(() => nodes.stop())
  await mkdir(between, { mode: 0o777 })
  await chmod(between, 0o777)
  const running = {
    balancer: await startBalancer(between, ports, nodes.primary()),
    pooler: await startPooler(between, ports),
    store: await startStore(folder, ports.store),
  } satisfies Record<string, Running>
  ends.push(() => Promise.all(Object.values(running).map((each) => each.stop())))
  await until('the pooler answers', async () => (await ask(ports.pooler, 'select 1')).length === 1)
  const programs = [await startProcess(0), await startProcess(1)]
  ends.push(() => Promise.all(programs.map((program) => program.end('SIGTERM'))))
  await until('the balancer leads to a process', async () => (await fetch(`${url}/reports`)).status === 200)

  async function startProcess(place: number): Promise<Program> {
    const { FITILA_DATA_FOLDER: dataFolder = '', ...settings } = settingsOf(`web${place + 1}`)
    const monitor = `127.0.0.1:${ports.monitors[place]}`
    const port = ports.processes[place] ?? 0
    const program = launch({ dataFolder, port, settings: { ...settings, MONITOR_SOCKET: monitor } })
    await program.untilLit()
    return program
  }

  function settingsOf(name: string): Record<string, string> {
    return {
      DATABASE_URL: `postgres://fitila@127.0.0.1:${ports.pooler}/fitila`,
      DATABASE_DIRECT_URL: `postgres://fitila@127.0.0.1:${ports.database}/fitila`,
      // All servers: the one that takes changes is no replica, and is not read as one.
      DATABASE_READ_URLS: ports.nodes.map((port) => `postgres://fitila@127.0.0.1:${port}/fitila`).join(','),
      STORAGE_URL: storeUrl(ports.store),
      FITILA_KEY_FILE: join(folder, 'fitila.key'),
      FITILA_DATA_FOLDER: join(folder, name),
      PUBLIC_URL: url,
      PUBLICATION_MINUTES: '0',
      LOG_LEVEL: 'silent',
    }
  }

  const restart = {
    balancer: () => startBalancer(between, ports, nodes.primary()),
    pooler: () => startPooler(between, ports),
    store: () => startStore(folder, ports.store),
  }

  async function killAndMend(victim: Victim, onPart: (part: string) => void): Promise<void> {
    if (victim === 'process') {
      await programs[0]?.end('SIGKILL')
      await pause(restartMs)
      programs[0] = await startProcess(0)
      onPart('started')
    } else if (victim === 'replica') {
      await nodes.kill('replica')
      await pause(restartMs)
      await nodes.rejoin()
      onPart('copied again')
    } else if (victim === 'primary') await changePrimary(onPart)
    else {
      await running[victim].kill()
      await pause(restartMs)
      running[victim] = await restart[victim]()
      onPart('started')
    }
  }

  async function changePrimary(onPart: (part: string) => void): Promise<void> {
    await nodes.kill('primary')
    await nodes.notice()
    onPart('noticed')
    await nodes.promote()
    onPart('promoted')
    await leadTo(between, ports, nodes.primary())
    onPart('led to')
    const isReached = async () =>
      (await ask(ports.pooler, 'select where not pg_is_in_recovery()')).length === 1
    await until('the pooler leads to it', isReached)
    onPart('pooler leads')
    // A change waits until a replica has it.
    await until('a change is confirmed', async () => {
      await ask(ports.database, `select pg_logical_emit_message(true, 'recipe', '')`)
      return true
    })
    onPart('change confirmed')
    await nodes.rejoin()
    onPart('copied again')
  }

  return { url, ports, between, programs, startProcess, settingsOf, killAndMend }
}

function drawPorts(): Ports {
  const base = firstPort()
  return {
    site: base,
    database: base + 1,
    pooler: base + 2,
    store: base + 3,
    processes: [base + 10, base + 11],
    monitors: [base + 20, base + 21],
    nodes: [base + 30, base + 31, base + 32],
  }
}
