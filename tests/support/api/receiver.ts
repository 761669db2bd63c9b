import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { seconds } from '#domain/time/durations.ts'
import { type Outgoing, openOutgoing } from '#server/outgoing/outgoing.ts'

export type Received = { path: string; headers: IncomingHttpHeaders; body: string }

type Receiver = {
  /** What came, in its order. */
  received: Received[]
  /** How it answers from now on. */
  answer: (response: ServerResponse, got: Received) => void
  /** An address with this name leads here. */
  address(name: string): string
}

/** A receiver of webhooks on this machine. */
export async function openReceiver(): Promise<Receiver> {
  const server = createServer(async (asked, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of asked) chunks.push(chunk)
    const got = { path: asked.url ?? '', headers: asked.headers, body: Buffer.concat(chunks).toString() }
    receiver.received.push(got)
    receiver.answer(response, got)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const receiver: Receiver = {
    received: [],
    answer: (response) => void response.end(),
    address: (name) => `https://${name}:${port}/told`,
  }
  return receiver
}

/** The guard of the program, on a network that ends at this machine, without TLS. */
export function loopbackAlone({ longest = seconds(5) } = {}): Outgoing {
  return openOutgoing({
    ...{ resolve: async () => ['127.0.0.1'], mayConnect: (address) => address === '127.0.0.1' },
    ...{ open: request, longest },
  })
}
