import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { databaseAccount, type Running, start } from './programs.ts'

export type Ports = {
  site: number
  database: number
  pooler: number
  store: number
  processes: readonly number[]
  monitors: readonly number[]
  nodes: readonly number[]
}

const awayPage = join(import.meta.dirname, '../../deploy/away.html')

/** HAProxy: one address for people, and one for the server of PostgreSQL that takes changes. */
export async function startBalancer(folder: string, ports: Ports, primary: number): Promise<Running> {
  const path = join(folder, 'haproxy.cfg')
  await writeFile(path, balancerSettings(folder, ports, primary))
  return start('haproxy', ['/usr/sbin/haproxy', '-db', '-f', path])
}

/** PgBouncer with a connection for one transaction alone. Its own limits take the place of those that a connection would keep. */
export async function startPooler(folder: string, ports: Ports): Promise<Running> {
  const path = join(folder, 'pgbouncer.ini')
  await writeFile(path, poolerSettings(folder, ports))
  return start('pgbouncer', ['/usr/sbin/pgbouncer', '-q', path], databaseAccount())
}

function balancerSettings(
  folder: string,
  { site, database, processes, monitors, nodes }: Ports,
  primary: number,
): string {
  const web = processes.map(
    (port, place) => `  server web${place + 1} 127.0.0.1:${port} check port ${monitors[place]}`,
  )
  const data = nodes.map(
    (port) =>
      `  server db${port} 127.0.0.1:${port}${port === primary ? '' : ' disabled'} on-marked-down shutdown-sessions`,
  )
  return `global
  stats socket ${join(folder, 'haproxy.sock')} mode 600 level admin
defaults usual
  timeout connect 2s
  timeout client 60s
  timeout server 60s
frontend people from usual
  mode http
  bind 127.0.0.1:${site}
  # While the database is away, none is ready. Those that live say so, in a page that helps.
  use_backend fitila if { nbsrv(fitila) gt 0 }
  default_backend alive
defaults web from usual
  mode http
  balance leastconn
  # A form is sent again only where no process has seen it.
  retries 3
  # At the next try another process is asked: one that is gone costs no second.
  option redispatch 1
  retry-on conn-failure empty-response
${[502, 503, 504].map(awayAt).join('\n')}
backend fitila from web
  option httpchk GET /health/ready
  http-check send hdr Host 127.0.0.1
  http-request disable-l7-retry if METH_POST
  # A process needs five seconds to say that the database is silent. Until then its answers are not cut off.
  default-server inter 1s fall 5 rise 1 on-marked-down shutdown-sessions
${web.join('\n')}
backend alive from web
  option httpchk GET /health/live
  http-check send hdr Host 127.0.0.1
  http-request disable-l7-retry if METH_POST
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${web.join('\n')}
listen database from usual
  mode tcp
  bind 127.0.0.1:${database}
  # Who is turned away asks again: a wait here would go on asking a server that is gone.
  retries 0
  timeout client 24h
  timeout server 24h
${data.join('\n')}
`
}

/** In place of a line of its own, the balancer shows a page with words. */
function awayAt(status: number): string {
  return `  http-error status ${status} content-type "text/html; charset=utf-8" file ${awayPage} hdr Cache-Control no-store`
}

function poolerSettings(folder: string, { database, pooler }: Ports): string {
  return `[databases]
fitila = host=127.0.0.1 port=${database} dbname=fitila user=fitila connect_query='set jit = off; set statement_timeout = 4000; set lock_timeout = 1500; set idle_in_transaction_session_timeout = 30000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${pooler}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 500
default_pool_size = 20
server_login_retry = 0.3
query_wait_timeout = 5
server_connect_timeout = 2
logfile = ${join(folder, 'pgbouncer.log')}
ignore_startup_parameters = extra_float_digits
`
}

/** From now on this server of PostgreSQL takes the changes. Connections to the others end. */
export async function leadTo(folder: string, ports: Ports, primary: number): Promise<void> {
  for (const port of ports.nodes)
    await tell(folder, `set server database/db${port} state ${port === primary ? 'ready' : 'maint'}`)
  for (const port of ports.nodes.filter((each) => each !== primary))
    await tell(folder, `shutdown sessions server database/db${port}`)
}

/** Whether the balancer sends new requests to a process. To one that drains it sends none, and what runs is answered. */
export async function setWeb(folder: string, name: string, state: 'ready' | 'drain'): Promise<void> {
  await tell(folder, `set server fitila/${name} state ${state}`)
}

/** How many requests a process is answering now, as the balancer sees it. */
export async function openSessions(folder: string, name: string): Promise<number> {
  const lines = (await tell(folder, 'show stat')).split('\n').map((line) => line.split(','))
  const column = lines[0]?.indexOf('scur') ?? -1
  const row = lines.find(([backend, server]) => backend === 'fitila' && server === name)
  if (!row) throw new Error(`the balancer knows no ${name}`)
  return Number(row[column])
}

async function tell(folder: string, line: string): Promise<string> {
  const socket = connect(join(folder, 'haproxy.sock'))
  socket.end(`${line}\n`)
  return text(socket)
}
