import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { type Running, run, start, until } from '../many-processes/programs.ts'

export type Ports = {
  site: number
  /** Where Varnish takes purges. */
  purge: number
  /** What leads there, and can be closed. */
  gate: number
  database: number
  processes: readonly number[]
}

const recipe = join(import.meta.dirname, '../../deploy/varnish/fitila.vcl')

/** With the file of `deploy/`. Only the processes differ, and readers come without a proxy. */
export async function startVarnish(folder: string, ports: Ports): Promise<Running> {
  const settings = join(folder, 'settings')
  await mkdir(settings, { recursive: true })
  await copyFile(recipe, join(settings, 'fitila.vcl'))
  await writeFile(join(settings, 'processes.vcl'), processesIn(ports.processes))
  const running = start('varnish', [
    ...['/usr/sbin/varnishd', '-F', '-n', join(folder, 'state'), '-f', join(settings, 'fitila.vcl')],
    ...['-a', `127.0.0.1:${ports.site}`, '-a', `purge=127.0.0.1:${ports.purge}`, '-s', 'malloc,64m'],
    ...['-p', 'http_gzip_support=off', '-p', await maskOf(recipe)],
  ])
  await until('Varnish answers', async () => (await fetch(`http://localhost:${ports.site}/`)).status === 200)
  return running
}

/** As the first lines of the file tell operators to start it. */
async function maskOf(path: string): Promise<string> {
  const [mask] = /vsl_mask=\S+/.exec(await readFile(path, 'utf8')) ?? []
  if (!mask) throw new Error('the settings do not say what is left out of the log')
  return mask
}

/** What Varnish wrote into its own log of the pages that were asked for, and of who asked. */
export function toldByLog(folder: string): string[] {
  const telling = '/reports|sid=|[Ff]orwarded-[Ff]or|[Uu]ser-[Aa]gent'
  const words = ['-d', '-g', 'raw', '-I', telling, '-n', join(folder, 'state')]
  const lines = run(['/usr/bin/varnishlog', ...words]).split('\n')
  return lines.filter((line) => line !== '')
}

function processesIn(ports: readonly number[]): string {
  const names = ports.map((_, place) => `web${place + 1}`)
  return `import directors;
${ports.map((port, place) => `backend ${names[place]} { .host = "127.0.0.1"; .port = "${port}"; .connect_timeout = 2s; .first_byte_timeout = 70s; }`).join('\n')}
sub vcl_init {
  new processes = directors.round_robin();
${names.map((name) => `  processes.add_backend(${name});`).join('\n')}
}
sub choose_process {
  set req.backend_hint = processes.backend();
}
`
}

/** How many requests Varnish answered with what it had, and how many it had to ask for. */
export function counted(folder: string): { kept: number; asked: number } {
  const lines = run(['/usr/bin/varnishstat', '-1', '-n', join(folder, 'state')]).split('\n')
  const of = (name: string) => Number(lines.find((line) => line.startsWith(`${name} `))?.split(/\s+/)[1] ?? 0)
  return { kept: of('MAIN.cache_hit'), asked: of('MAIN.backend_req') }
}

/** Purges go through it until it is closed. Then they meet nothing, as when the network between is cut. */
export type Gate = { open(): Promise<void>; close(): Promise<void> }

export function makeGate({ gate, purge }: Ports): Gate {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(purge, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy()).on('close', () => sockets.delete(one))
      one.pipe(other)
    }
  })
  return {
    open: () => new Promise((resolve) => server.listen(gate, '127.0.0.1', resolve)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
