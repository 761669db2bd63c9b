import { join } from 'node:path'

/** Where everything of the onion service is, in the data folder. The key in `service` is its address: anyone who has it can be the service. */
export function onionPaths(dataFolder: string) {
  const folder = join(dataFolder, 'onion')
  return {
    folder,
    service: join(folder, 'service'),
    hostname: join(folder, 'service', 'hostname'),
    state: join(folder, 'tor'),
    socket: join(folder, 'site.sock'),
    torrc: join(folder, 'torrc'),
    defaults: join(folder, 'torrc-defaults'),
  }
}

export type OnionPaths = ReturnType<typeof onionPaths>

/**
 * The whole configuration of tor. It opens no port. Proof of work slows a flood before it reaches us, with JavaScript off too, and each
 * connection begins with a line that names its circuit. `owner` is the process with which tor ends.
 */
export function torrcFor({ state, service, socket }: OnionPaths, owner: number): string {
  return [
    'SocksPort 0',
    'RunAsDaemon 0',
    'Log notice stdout',
    `__OwningControllerProcess ${owner}`,
    `DataDirectory ${quoted(state)}`,
    `HiddenServiceDir ${quoted(service)}`,
    `HiddenServicePort 80 unix:${quoted(socket)}`,
    'HiddenServicePoWDefensesEnabled 1',
    'HiddenServicePoWQueueRate 200',
    'HiddenServicePoWQueueBurst 1000',
    'HiddenServiceEnableIntroDoSDefense 1',
    'HiddenServiceMaxStreams 32',
    'HiddenServiceMaxStreamsCloseCircuit 1',
    'HiddenServiceExportCircuitID haproxy',
    'VanguardsLiteEnabled 1',
    '',
  ].join('\n')
}

function quoted(path: string): string {
  return `"${path.replace(/["\\]/g, '\\$&')}"`
}
