import { isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import { addressOfCircuit, plainAddress } from '#server/access/network.ts'
import type { Circuits } from '#server/onion/circuits.ts'

/**
 * The circuit of the onion service; else the peer's address, behind a proxy of ours the last one that it added. Never stored: see
 * `networkOf`. Only tor names a circuit: what a header says counts where it is an address.
 */
export function clientAddress(trustProxy: boolean, circuits?: Circuits) {
  return (request: Request, bindings: HttpBindings | undefined): string | null => {
    const socket = bindings?.incoming?.socket
    const circuit = circuits?.of(socket) ?? null
    if (circuit !== null) return addressOfCircuit(circuit)
    const forwarded = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
    if (trustProxy && forwarded !== undefined) return isIP(plainAddress(forwarded)) === 0 ? null : forwarded
    return socket?.remoteAddress ?? null
  }
}
