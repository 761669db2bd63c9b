import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { type EffortTicket, leadingZeroBits, sumOf } from '#domain/effort.ts'
import { isRefusal, ticketOf } from '#domain/errors.ts'
import { minutes, seconds } from '#domain/time/durations.ts'
import type { Application } from '#server/kernel/application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import type { Caller, Effort } from './caller.ts'
import { countCaller } from './effort.ts'

const flood = '203.0.113'
const refusal = { code: 'too-many-tries' }

test('after too many from one network, one more is taken for a solved sum, and each sum once', async () => {
  const application = await withApplication()
  const ticket = await floodedFrom(application, flood)
  const effort = { ticket: ticket.text, solution: solved(ticket) }
  await expect(come(application, effort)).resolves.toBeUndefined()
  await expect(come(application, effort)).rejects.toMatchObject(refusal)
})

test('without a script waiting is enough, for one try', async () => {
  const application = await withApplication()
  const ticket = await floodedFrom(application, flood)
  const effort = { ticket: ticket.text, solution: '' }
  await expect(come(application, effort)).rejects.toMatchObject({ ...refusal, waitSeconds: 60 })
  application.later(seconds(60))
  await expect(come(application, effort)).resolves.toBeUndefined()
  await expect(come(application, effort)).rejects.toMatchObject(refusal)
})

test('a ticket that is forged, old, or for another form is worth nothing', async () => {
  const application = await withApplication()
  const ticket = await floodedFrom(application, flood)
  const solution = solved(ticket)
  for (const text of ['', 'x', ticket.text.replace('.14.', '.1.'), `${ticket.text}x`, '.'.repeat(9_000)])
    await expect(come(application, { ticket: text, solution })).rejects.toMatchObject(refusal)
  const caller = { network: flood, effort: { ticket: ticket.text, solution } }
  for (let each = 1; each <= 5; each += 1) await countCaller(application, 'correction:network', flood)
  await expect(countCaller(application, 'correction:network', caller)).rejects.toMatchObject(refusal)
  application.later(minutes(15) + 1)
  await floodedFrom(application, flood)
  await expect(come(application, caller.effort)).rejects.toMatchObject(refusal)
})

test('a crowd of networks next to each other is one crowd, and a visitor from elsewhere is free', async () => {
  const application = await withApplication()
  for (let each = 1; each <= 40; each += 1)
    await countCaller(application, 'message:network', `2001:db8:1:${each.toString(16)}`)
  await expect(countCaller(application, 'message:network', '2001:db8:1:ffff')).rejects.toMatchObject(refusal)
  await expect(countCaller(application, 'message:network', '2001:db8:2:1')).resolves.toBeUndefined()
  await expect(countCaller(application, 'message:network', flood)).resolves.toBeUndefined()
})

test('a person who comes after a crowd from everywhere still gets through, with an effort', async () => {
  const application = await withApplication()
  for (let each = 1; each <= 500; each += 1)
    await countCaller(application, 'message:network', `10.${each % 250}.${each % 7}`).catch(() => null)
  const ticket = await ticketOfRefusal(countCaller(application, 'message:network', flood))
  const effort = { ticket: ticket.text, solution: solved(ticket) }
  await expect(come(application, effort)).resolves.toBeUndefined()
})

test('the more there are from one network, the more one more costs', async () => {
  const application = await withApplication()
  const first = await floodedFrom(application, flood)
  for (let each = 1; each <= 20; each += 1)
    await countCaller(application, 'message:network', flood).catch(() => null)
  const later = await ticketOfRefusal(countCaller(application, 'message:network', flood))
  expect(later.bits).toBeGreaterThan(first.bits)
})

function come(application: Application, effort: Effort): Promise<void> {
  const caller: Caller = { network: flood, effort }
  return countCaller(application, 'message:network', caller)
}

async function floodedFrom(application: Application, network: string): Promise<EffortTicket> {
  for (let each = 1; each <= 5; each += 1) await countCaller(application, 'message:network', network)
  return ticketOfRefusal(countCaller(application, 'message:network', network))
}

async function ticketOfRefusal(work: Promise<void>): Promise<EffortTicket> {
  const refused: unknown = await work.catch((error: unknown) => error)
  const ticket = isRefusal(refused) ? ticketOf(refused) : null
  if (!ticket) throw new Error('no ticket was given')
  return ticket
}

function solved({ text, bits }: EffortTicket): string {
  for (let each = 0; ; each += 1) {
    const digest = createHash('sha256')
      .update(sumOf(text, String(each)))
      .digest()
    if (leadingZeroBits(digest) >= bits) return String(each)
  }
}
