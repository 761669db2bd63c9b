import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeHost, fakeTor } from './fake-tor.ts'
import { startOnion } from './run-tor.ts'
import { onionPaths, torrcFor } from './torrc.ts'

function logging() {
  const lines: string[] = []
  return { lines, log: pino({ base: null }, { write: (line: string) => lines.push(line) }) }
}

test('tor is started with our configuration and none of our secrets, and its address is the site’s', async () => {
  const { tor, dataFolder, starts } = await fakeTor()
  const { log, lines } = logging()
  const onion = await startOnion({ tor, dataFolder, log })
  onTestFinished(() => onion.stop())
  expect(onion).toMatchObject({ url: `http://${fakeHost}`, socket: join(dataFolder, 'onion', 'site.sock') })
  const [given = ''] = await starts()
  expect(given.split(' ')[1]).toBe('PATH')
  await vi.waitFor(() => expect(lines.join()).toContain('connected to the Tor network'))
})

test('when tor is killed it is started again, and the site goes on', async () => {
  const { tor, dataFolder, starts } = await fakeTor()
  const { log, lines } = logging()
  const onion = await startOnion({ tor, dataFolder, log })
  onTestFinished(() => onion.stop())
  const [first = ''] = await starts()
  process.kill(Number(first.split(' ')[0]), 'SIGKILL')
  await vi.waitFor(async () => expect(await starts()).toHaveLength(2), { timeout: 10_000 })
  expect(lines.join()).toContain('tor ended, and is started again')
})

test('it ends when the site stops, and is not started again', async () => {
  const { tor, dataFolder, starts } = await fakeTor()
  const onion = await startOnion({ tor, dataFolder, log: logging().log })
  const [first = ''] = await starts()
  await onion.stop()
  expect(() => process.kill(Number(first.split(' ')[0]), 0)).toThrow()
  expect(await starts()).toHaveLength(1)
})

test('without tor the start ends with the name of the setting', async () => {
  const { dataFolder } = await fakeTor()
  const starting = startOnion({ tor: join(dataFolder, 'no-tor'), dataFolder, log: logging().log })
  await expect(starting).rejects.toThrow(/^ONION: .*no-tor cannot be run/)
})

test('a tor that makes no address says why', async () => {
  const { tor, dataFolder } = await fakeTor({ says: '[warn] Unparseable address', ends: true })
  const starting = startOnion({ tor, dataFolder, log: logging().log })
  await expect(starting).rejects.toThrow('ONION: tor made no address. [warn] Unparseable address')
})

test('with an address from before, the site starts also where tor ends at once', async () => {
  const { tor, dataFolder } = await fakeTor()
  await (await startOnion({ tor, dataFolder, log: logging().log })).stop()
  const broken = await fakeTor({ ends: true })
  const onion = await startOnion({ tor: broken.tor, dataFolder, log: logging().log })
  expect(onion.url).toBe(`http://${fakeHost}`)
  await onion.stop()
})

test('a path that is too long for a socket is refused by name', async () => {
  const { tor } = await fakeTor()
  const dataFolder = `/tmp/${'a'.repeat(100)}`
  await expect(startOnion({ tor, dataFolder, log: logging().log })).rejects.toThrow('FITILA_DATA_FOLDER')
})

test('the configuration opens no port, and paths with spaces and quotes stay whole', () => {
  const text = torrcFor(onionPaths('/home/a "b"/data'), 7)
  expect(text).toContain('SocksPort 0\n')
  expect(text).not.toMatch(/^(ControlPort|ORPort|DirPort)/m)
  expect(text).toContain('HiddenServicePort 80 unix:"/home/a \\"b\\"/data/onion/site.sock"\n')
  expect(text).toContain('HiddenServiceExportCircuitID haproxy\n')
  expect(text).toContain('__OwningControllerProcess 7\n')
})
