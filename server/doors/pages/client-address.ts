import type { HttpBindings } from '@hono/node-server'

/** The peer's address; behind a proxy of ours the last one that it added. Never stored: see `networkOf`. */
export function clientAddress(trustProxy: boolean) {
  return (request: Request, bindings: HttpBindings): string | null => {
    const forwarded = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
    return (trustProxy ? forwarded : undefined) ?? bindings.incoming?.socket.remoteAddress ?? null
  }
}
