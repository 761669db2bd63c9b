import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export const secretKey = 'sk_test_of_the_stand_in'

type Transaction = {
  id: number
  reference: string
  amount: number
  email: string
  currency: string
  callbackUrl: string
  status: 'abandoned' | 'ongoing' | 'success' | 'failed' | 'reversed'
  domain: 'test' | 'live'
  channel: string | null
  authorization: Authorization | null
}

type Authorization = {
  authorization_code: string
  reusable: boolean
  last4: string
  exp_month: string
  exp_year: string
}

export const reusableCard: Authorization = {
  ...{ authorization_code: 'AUTH_wombat', reusable: true, last4: '4081', exp_month: '1', exp_year: '2030' },
}

type Dispute = {
  id: number
  reference: string
  status: 'awaiting-merchant-feedback' | 'awaiting-bank-feedback' | 'pending' | 'resolved'
  resolution: 'merchant-accepted' | 'declined' | null
  refund_amount: number | null
  dueAt: string | null
}

export type StandIn = {
  origin: string
  transactions: Map<string, Transaction>
  /** Everything that was ever sent to it, for what it must not learn. */
  heard: string[]
  /** The next answers are 500, whatever is asked; what is asked is done all the same. */
  failNext(count: number): void
  /** How long each answer takes, in milliseconds. */
  slowBy(milliseconds: number): void
  /** What happens to cards that are charged again: of each, the next of these; without one, it succeeds. */
  nextCharges: ('success' | 'failed' | 'ongoing' | 'refused')[]
  /** What a person does on its page. */
  change(reference: string, change: Partial<Transaction>): void
  /** A bank opens a dispute about a transaction, or changes one. @returns its number */
  dispute(reference: string, change?: Partial<Dispute>): number
  /** The body and the signature of an event about a dispute. */
  disputeEvent(kind: string, dispute: number): { body: string; signature: string }
  /** The body and the signature of an event, as it would send them. */
  event(kind: string, reference: string): { body: string; signature: string }
}

/**
 * A server that speaks as Paystack's documentation says: initialize and verify, keys by Bearer, references that count once, kobo
 * as whole numbers, events signed by HMAC-SHA-512 over their bytes. Written from the documentation, and not from our client.
 */
export async function paystackStandIn(): Promise<StandIn> {
  const transactions = new Map<string, Transaction>()
  const disputes = new Map<number, Dispute>()
  const heard: string[] = []
  const nextCharges: StandIn['nextCharges'] = []
  const mood = { failing: 0, wait: 0 }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  onTestFinished(() => void server.close())

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString('utf8')
    heard.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)} ${body}`)
    const [status, data] = respond(request, body)
    await new Promise((done) => setTimeout(done, mood.wait))
    const isFailing = mood.failing > 0
    if (isFailing) mood.failing -= 1
    response.writeHead(isFailing ? 500 : status, { 'content-type': 'application/json' })
    response.end(isFailing ? '<html>' : JSON.stringify(data))
  }

  function respond({ method, url = '', headers }: IncomingMessage, body: string): [number, object] {
    if (headers.authorization !== `Bearer ${secretKey}`) return [401, refused('Invalid key')]
    if (method === 'POST' && url === '/transaction/initialize') return initialize(JSON.parse(body))
    if (method === 'POST' && url === '/transaction/charge_authorization') return charge(JSON.parse(body))
    if (method === 'POST' && url === '/refund') return refund(JSON.parse(body))
    const [, dispute] = /^\/dispute\/(\d+)$/.exec(url) ?? []
    if (method === 'GET' && dispute) return tellDispute(Number(dispute))
    const [, reference] = /^\/transaction\/verify\/([^/]+)$/.exec(url) ?? []
    const transaction = transactions.get(decodeURIComponent(reference ?? ''))
    if (method !== 'GET' || !reference) return [404, refused('Not found')]
    if (!transaction) return [400, refused('Transaction reference not found.')]
    return [200, { status: true, message: 'Verification successful', data: shown(transaction) }]
  }

  function initialize(asked: Record<string, unknown>): [number, object] {
    const { email, amount, reference, currency = 'NGN', callback_url: callbackUrl } = asked
    if (typeof email !== 'string' || !/^[^@\s]+@[^@\s.]+\.[^@\s]+$/.test(email))
      return [400, refused('Invalid Email Address Passed')]
    if (!Number.isInteger(amount) || Number(amount) <= 0) return [400, refused('Invalid Amount Sent')]
    if (typeof reference !== 'string' || !/^[A-Za-z0-9.=-]+$/.test(reference))
      return [400, refused('Invalid reference')]
    if (transactions.has(reference)) return [400, refused('Duplicate Transaction Reference')]
    transactions.set(reference, {
      ...{
        id: 1000 + transactions.size,
        reference,
        amount: Number(amount),
        email,
        currency: String(currency),
      },
      ...{ callbackUrl: String(callbackUrl), status: 'abandoned', domain: 'test', channel: null },
      authorization: null,
    })
    const access = randomUUID()
    const data = { authorization_url: `${origin}/${access}`, access_code: access, reference }
    return [200, { status: true, message: 'Authorization URL created', data }]
  }

  function tellDispute(id: number): [number, object] {
    const known = disputes.get(id)
    if (!known) return [404, refused('Dispute not found')]
    return [200, { status: true, message: 'Dispute retrieved', data: shownDispute(known) }]
  }

  function shownDispute({ reference, ...dispute }: Dispute) {
    const known = transactions.get(reference)
    const transaction = known ? shown(known) : { id: 1, reference }
    const domain = known?.domain ?? 'test'
    return { ...dispute, currency: 'NGN', domain, category: 'chargeback', transaction, resolvedAt: null }
  }

  function refund({ transaction: reference }: Record<string, unknown>): [number, object] {
    const known = transactions.get(String(reference))
    if (known?.status !== 'success')
      return [400, refused('Transaction has been fully reversed, or was not paid')]
    transactions.set(known.reference, { ...known, status: 'reversed' })
    return [
      200,
      { status: true, message: 'Refund has been queued for processing', data: { status: 'pending' } },
    ]
  }

  function charge(asked: Record<string, unknown>): [number, object] {
    const { email, amount, reference, authorization_code: code } = asked
    const first = [...transactions.values()].find((each) => each.authorization?.authorization_code === code)
    if (!first || first.email !== email || nextCharges[0] === 'refused') {
      nextCharges.shift()
      return [400, refused('Authorization code is invalid or does not belong to this email')]
    }
    if (typeof reference !== 'string' || transactions.has(reference))
      return [400, refused('Duplicate Transaction Reference')]
    const status = (nextCharges.shift() ?? 'success') as Transaction['status']
    const id = 1000 + transactions.size
    transactions.set(reference, { ...first, id, reference, amount: Number(amount), status, channel: 'card' })
    return [200, { status: true, message: 'Charge attempted', data: { reference, status } }]
  }

  return {
    ...{ origin, transactions, heard, nextCharges },
    failNext(count) {
      mood.failing = count
    },
    slowBy(milliseconds) {
      mood.wait = milliseconds
    },
    change(reference, change) {
      const known = transactions.get(reference)
      if (!known) throw new Error(`${reference} was never started`)
      transactions.set(reference, { ...known, ...change })
    },
    dispute(reference, change = {}) {
      const known = [...disputes.values()].find((each) => each.reference === reference)
      const dispute: Dispute = known ?? {
        ...{ id: 9000 + disputes.size, reference, status: 'awaiting-merchant-feedback' },
        ...{ resolution: null, refund_amount: null, dueAt: '2026-11-28T10:00:00.000Z' },
      }
      disputes.set(dispute.id, { ...dispute, ...change })
      return dispute.id
    },
    disputeEvent(kind, dispute) {
      const known = disputes.get(dispute)
      return signed({ event: kind, data: known ? shownDispute(known) : { id: dispute, status: 'resolved' } })
    },
    event(kind, reference) {
      const known = transactions.get(reference)
      const data = known ? shown(known) : { id: 1, reference, status: 'success' }
      return signed({ event: kind, data })
    },
  }
}

function signed(event: object): { body: string; signature: string } {
  const body = JSON.stringify(event)
  return { body, signature: createHmac('sha512', secretKey).update(body).digest('hex') }
}

function shown(transaction: Transaction) {
  const { id, domain, status, reference, amount, channel, currency, authorization, email } = transaction
  return {
    id,
    domain,
    status,
    reference,
    amount,
    channel,
    currency,
    authorization: authorization ?? {},
    customer: { id: 7, email },
    gateway_response: 'as asked',
    fees: null,
  }
}

function refused(message: string): object {
  return { status: false, message }
}
