import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { seconds } from '#domain/time/durations.ts'
import { circuitIn, longestLine } from './circuit-line.ts'

export type Circuits = {
  /** From now on each connection of this server begins with the line of tor, before anything of HTTP. */
  readFrom(server: Server): void
  /** Null for a connection that came another way. */
  of(socket: Socket | undefined): string | null
}

const patience = seconds(10)

/** Which circuit each connection came by. Only the socket that tor alone can reach is read: elsewhere such a line is broken HTTP. */
export function openCircuits(): Circuits {
  const circuits = new WeakMap<Socket, string>()
  return {
    of: (socket) => (socket ? (circuits.get(socket) ?? null) : null),
    readFrom(server) {
      const begin = server.listeners('connection') as ((socket: Socket) => void)[]
      server.removeAllListeners('connection')
      server.on('connection', (socket: Socket) =>
        readCircuit(socket, (circuit) => {
          circuits.set(socket, circuit)
          for (const each of begin) each.call(server, socket)
        }),
      )
    },
  }
}

function readCircuit(socket: Socket, begin: (circuit: string) => void): void {
  let given = Buffer.alloc(0)
  const end = () => void socket.destroy()
  const tooLong = setTimeout(end, patience)
  socket.on('error', end)
  socket.once('close', () => clearTimeout(tooLong))
  socket.on('data', read)

  function read(part: Buffer): void {
    given = Buffer.concat([given, part])
    const ends = given.subarray(0, longestLine).indexOf('\r\n')
    if (ends === -1 && given.length < longestLine) return
    const circuit = ends === -1 ? null : circuitIn(given.toString('latin1', 0, ends))
    socket.off('data', read)
    clearTimeout(tooLong)
    if (circuit === null) {
      end()
      return
    }
    socket.off('error', end)
    socket.pause()
    if (given.length > ends + 2) socket.unshift(given.subarray(ends + 2))
    begin(circuit)
    socket.resume()
  }
}
