import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { minutes } from '#domain/time/durations.ts'
import { fakeHost, fakeTor } from '#server/onion/fake-tor.ts'
import { onionPaths } from '#server/onion/torrc.ts'
import { makeDataFolder } from '#tests/support/data-folders.ts'
import { freePort, launch } from '#tests/support/serve.ts'

/** Also on a slow machine. */
const timeout = minutes(3)
const publicUrl = 'https://fitila.example'

async function onionProgram(tor: string) {
  const { folder: dataFolder, remove } = await makeDataFolder()
  const port = await freePort()
  const program = launch({
    ...{ dataFolder, port },
    settings: { ONION: 'yes', TOR: tor, PUBLIC_URL: publicUrl, TRUST_PROXY: 'yes' },
  })
  onTestFinished(async () => {
    await program.end('SIGTERM')
    await remove()
  })
  return { program, dataFolder, port }
}

/** As tor asks: a line with the circuit first, then HTTP. */
async function overOnion(path: string, page: string): Promise<string> {
  const socket = connect({ path })
  const parts: Buffer[] = []
  socket.on('data', (part) => parts.push(part))
  const closed = once(socket, 'close')
  socket.write(`PROXY TCP6 fc00:dead:beef:4dad::0:7 ::1 1 80\r\nGET ${page} HTTP/1.1\r\n`)
  socket.write(`Host: ${fakeHost}\r\nConnection: close\r\n\r\n`)
  await closed
  return Buffer.concat(parts).toString()
}

/** As a proxy of the public address asks. */
async function overPort(port: number, headers: Record<string, string>): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const parts: Buffer[] = []
  socket.on('data', (part) => parts.push(part))
  const closed = once(socket, 'close')
  const lines = Object.entries({ Host: 'fitila.example', Connection: 'close', ...headers })
  socket.write(
    `GET /report HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  )
  await closed
  return Buffer.concat(parts).toString()
}

function runs(processId: number): boolean {
  try {
    return process.kill(processId, 0)
  } catch {
    return false
  }
}

test('with ONION=yes the program names its onion address, answers under it, and a stop ends tor and the socket with it', {
  timeout,
}, async () => {
  const { tor, starts } = await fakeTor()
  const { program, dataFolder, port } = await onionProgram(tor)
  await program.untilLit()
  await expect.poll(program.output).toContain(`Its onion service: http://${fakeHost}\n`)

  const { socket } = onionPaths(dataFolder)
  expect((await stat(socket)).mode & 0o077).toBe(0)
  const onion = await overOnion(socket, '/report')
  expect(onion).toMatch(/^HTTP\/1\.1 200 /)
  expect(onion).not.toMatch(/strict-transport-security|onion-location|set-cookie|fitila\.example/i)

  const headers = { 'X-Forwarded-Host': 'fitila.example', 'X-Forwarded-Proto': 'https' }
  const open = await overPort(port, headers)
  expect(open).toMatch(new RegExp(`^onion-location: http://${fakeHost}/report\r$`, 'im'))

  const started = await starts()
  expect(started).toHaveLength(1)
  const torProcess = Number.parseInt(started[0] ?? '', 10)
  expect(runs(torProcess)).toBe(true)
  // Nothing of our settings is given to it.
  expect(started[0]).not.toMatch(/FITILA|PUBLIC_URL|ONION/)

  expect(await program.end('SIGTERM')).toEqual({ code: 0, signal: null })
  expect(runs(torProcess)).toBe(false)
  await expect(stat(socket)).rejects.toMatchObject({ code: 'ENOENT' })
})

test('without tor a start with ONION=yes ends, and says what is missing', { timeout }, async () => {
  const { program } = await onionProgram('/nowhere/tor')
  expect(await program.ending()).toEqual({ code: 1, signal: null })
  expect(program.output()).toContain('ONION: /nowhere/tor cannot be run. Install tor')
  expect(program.output()).not.toMatch(/\n\s+at /)
})
