import { lookup } from 'node:dns/promises'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { type RequestOptions, request } from 'node:https'
import { isIP } from 'node:net'
import { type Duration, seconds } from '#domain/time/durations.ts'
import { isPublicAddress } from './public-address.ts'

/** Requests to addresses that others chose. Nothing else in this program may ask such an address. */
export type Outgoing = {
  /** Sends one POST. It follows no redirect, and the status is all that is read of the answer. */
  post(address: string, message: OutgoingMessage): Promise<OutgoingAnswer>
}

export type OutgoingMessage = { headers: Readonly<Record<string, string>>; body: string }

export type OutgoingAnswer = { status: number } | { failure: OutgoingFailure }

export type OutgoingFailure =
  /** The address, or where its name leads, is not a place on the public internet. */
  'forbidden' | 'unreachable' | 'too-slow'

/** What a guard is made of. Tests hand in a network of their own; no setting of the environment changes it. */
export type Reach = {
  resolve(hostname: string): Promise<string[]>
  mayConnect(address: string, port: number): boolean
  open(options: RequestOptions): ClientRequest
  /** From the question for the name until the status. */
  longest: Duration
}

export const publicInternet: Reach = {
  // The dot at the end keeps names of the local network out: no search domain is added.
  resolve: async (hostname) =>
    (await lookup(`${hostname}.`, { all: true, order: 'verbatim' })).map(({ address }) => address),
  mayConnect: (address, port) => port === 443 && isPublicAddress(address),
  open: request,
  longest: seconds(5),
}

const longestAnswer = 64 * 1024
const longestHead = 16 * 1024

export function openOutgoing(reach: Reach): Outgoing {
  return {
    async post(address, message) {
      const end = AbortSignal.timeout(reach.longest)
      const url = readOutgoingAddress(address)
      if (!url) return { failure: 'forbidden' }
      const found = await beforeEnd(end, reach.resolve(url.hostname))
      if (!found || found.length === 0) return { failure: end.aborted ? 'too-slow' : 'unreachable' }
      const port = Number(url.port || 443)
      // One that is forbidden is enough: a name that leads to both is trying something.
      if (!found.every((each) => reach.mayConnect(each, port))) return { failure: 'forbidden' }
      return send(reach, { url, port, connectTo: found[0] ?? '', message, end })
    },
  }
}

/** A whole https address with a name. Null for others: a number in place of a name, a name and password, a fragment. */
export function readOutgoingAddress(text: string): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const { protocol, hostname, username, password, hash } = url
  // Numbers in every notation (0x7f.1, 2130706433, 127.1) come out of the parser as four numbers.
  const isNumber = isIP(hostname) !== 0 || hostname.startsWith('[')
  const isName = hostname.includes('.') && !hostname.endsWith('.') && !isNumber
  return protocol === 'https:' && isName && !username && !password && !hash ? url : null
}

type Sending = {
  url: URL
  port: number
  connectTo: string
  message: OutgoingMessage
  end: AbortSignal
}

function send(reach: Reach, { url, port, connectTo, message, end }: Sending): Promise<OutgoingAnswer> {
  return new Promise((settle) => {
    const bytes = Buffer.from(message.body, 'utf8')
    const asked = reach.open({
      // The checked address itself, so that no second question for the name is asked. TLS checks the name.
      host: connectTo,
      port,
      servername: url.hostname,
      path: `${url.pathname}${url.search}`,
      method: 'POST',
      headers: { ...message.headers, host: url.host, 'content-length': String(bytes.length) },
      agent: false,
      maxHeaderSize: longestHead,
      signal: end,
    })
    asked.on('response', (answer) => {
      settle({ status: answer.statusCode ?? 0 })
      letEnd(answer, asked)
    })
    asked.on('error', () => settle({ failure: end.aborted ? 'too-slow' : 'unreachable' }))
    asked.on('close', () => settle({ failure: end.aborted ? 'too-slow' : 'unreachable' }))
    asked.end(bytes)
  })
}

/** Lets a receiver finish a short answer, and hangs up on a long or a slow one. Nothing of it is kept. */
function letEnd(answer: IncomingMessage, asked: ClientRequest): void {
  let read = 0
  answer.on('data', (chunk: Buffer) => {
    read += chunk.length
    if (read > longestAnswer) asked.destroy()
  })
  answer.on('error', () => asked.destroy())
}

/** Null where it failed, or did not come before the end. */
async function beforeEnd<T>(end: AbortSignal, work: Promise<T>): Promise<T | null> {
  const ended = new Promise<null>((settle) =>
    end.addEventListener('abort', () => settle(null), { once: true }),
  )
  return Promise.race([work.catch(() => null), ended])
}
