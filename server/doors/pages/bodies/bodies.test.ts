import { expect, test } from 'vitest'
import { largestAttachment, mostAttachments } from '#domain/plans/limits.ts'
import { seconds } from '#domain/time/durations.ts'
import { countedBody } from './counted-body.ts'
import { forPeople, forStrangers, waitLeft } from './patience.ts'
import { openRoom } from './room.ts'
import { bodyTaker } from './take-body.ts'

const piece = new Uint8Array(64 * 1024)
const multipart = 'multipart/form-data; boundary=x'
const stranger = { isPerson: async () => false, holdsFile: 'people' } as const
const person = { isPerson: async () => true, holdsFile: 'people' } as const

test('a body without an end is given up at the limit of a form, and no more of it is read', async () => {
  for (const sender of [stranger, { ...person, holdsFile: null }]) {
    const { request, given } = endless()
    await expect(bodyTaker()(request, sender)).rejects.toMatchObject({ code: 'body-too-large' })
    expect(given()).toBeLessThanOrEqual(6)
  }
})

test('nothing of a person’s file is read before it is asked for, and an endless one ends at its limit', async () => {
  const { request, given } = endless()
  const { request: taken } = await bodyTaker()(request, person)
  expect(given()).toBeLessThanOrEqual(1)
  await expect(taken.arrayBuffer()).rejects.toMatchObject({ code: 'attachment-too-large' })
  expect(given() * piece.length).toBeLessThan(mostAttachments * largestAttachment + 8 * piece.length)
})

test('a length that is too large is refused before the first byte', async () => {
  for (const [sender, code] of [
    [stranger, 'body-too-large'],
    [person, 'attachment-too-large'],
  ] as const) {
    const { request, given } = endless({ 'content-length': String(largestAttachment * 2 * mostAttachments) })
    await expect(bodyTaker()(request, sender)).rejects.toMatchObject({ code })
    expect(given()).toBeLessThanOrEqual(1)
  }
})

test('files of everyone stream where a page takes them, so many at a time and no more', async () => {
  const take = bodyTaker()
  const source = { isPerson: async () => false, holdsFile: 'everyone' } as const
  const taken = []
  for (let count = 0; count < 40; count += 1) taken.push(await take(endless().request, source))
  await expect(take(endless().request, source)).rejects.toMatchObject({ code: 'no-room' })
  taken[0]?.giveBack()
  const { request, given } = endless()
  await take(request, source)
  expect(given()).toBeLessThanOrEqual(1)
})

test('whether there is a session is asked before the body is read', async () => {
  const { request, given } = endless()
  const isPerson = async () => {
    expect(given()).toBeLessThanOrEqual(1)
    return false
  }
  await expect(bodyTaker()(request, { isPerson, holdsFile: 'people' } as const)).rejects.toMatchObject({
    code: 'body-too-large',
  })
})

test('a form that comes byte by byte arrives as it was sent', async () => {
  const text = 'name=Adaeze&words=x'.repeat(900)
  const letters = [...Buffer.from(text)].map((letter) => new Uint8Array([letter]))
  const request = sending(streamOf(letters), { 'content-type': 'application/x-www-form-urlencoded' })
  const { request: taken } = await bodyTaker()(request, stranger)
  expect(await taken.text()).toBe(text)
})

test('a body that trickles is refused, and one that breaks off fails as it would', async () => {
  const silent = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(piece) })
  const rules = { most: 1e9, tooLarge: () => new Error('too large') as never }
  const patience = { grace: 5, bytesPerSecond: 1e9, longest: 5 }
  await expect(drained(countedBody(silent, { ...rules, patience }))).rejects.toMatchObject({
    code: 'body-too-slow',
  })
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.error(new Error('the line broke')),
  })
  await expect(drained(countedBody(broken, { ...rules, patience: forPeople }))).rejects.toThrow(
    'the line broke',
  )
})

test('a slow honest phone with a session is waited for, where a stranger who trickles is not', () => {
  const afterAMinute = { received: 64 * 60, waited: seconds(60) }
  expect(waitLeft(forPeople, afterAMinute)).toBeGreaterThan(0)
  expect(waitLeft(forStrangers, { received: 60, waited: seconds(60) })).toBeLessThan(0)
  expect(waitLeft(forStrangers, { received: 1e9, waited: seconds(121) })).toBeLessThan(0)
})

test('long forms of strangers share a room, short ones need none, and what is given back is free again', () => {
  const room = openRoom(1_000, 100)
  const first = room.share()
  first.make(900)
  first.make(200)
  const second = room.share()
  expect(() => second.make(200)).toThrow(expect.objectContaining({ code: 'no-room' }))
  room.share().make(100)
  first.giveBack()
  room.share().make(1_100)
})

function endless(headers: Record<string, string> = {}) {
  let pieces = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      pieces += 1
      controller.enqueue(piece)
    },
  })
  return { request: sending(body, { 'content-type': multipart, ...headers }), given: () => pieces }
}

function sending(body: ReadableStream<Uint8Array>, headers: Record<string, string>): Request {
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
  return new Request('http://localhost/', init)
}

function streamOf(pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const one of pieces) controller.enqueue(one)
      controller.close()
    },
  })
}

async function drained(pieces: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of pieces) {
    // Passed over.
  }
}
