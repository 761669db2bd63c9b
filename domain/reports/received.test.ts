import { expect, test } from 'vitest'
import {
  type Act,
  everyone,
  type Fields,
  receive,
  receivers,
  sourceAct,
  staffAct,
  staffAlone,
} from './received.ts'

type Thing = {
  id: string
  sentAt: Act
  decidedAt: Act | null
  notes: string | null
  reviews: { at: Act; by: string | null }[]
}

const listed = {
  id: everyone,
  sentAt: everyone,
  decidedAt: everyone,
  notes: staffAlone,
  reviews: [{ at: everyone, by: staffAlone }],
} satisfies Fields<Thing>

const lateInTheEvening = new Date('2026-11-21T23:30:15.123Z')
const thing: Thing = {
  ...{
    id: 'one',
    notes: 'Compared.',
    sentAt: sourceAct(lateInTheEvening),
    decidedAt: staffAct(lateInTheEvening),
  },
  reviews: [{ at: staffAct(lateInTheEvening), by: 'bola' }],
}

test('what a source did is a day in Nigeria for every reader', () => {
  for (const receiver of receivers) expect(receive(receiver, listed, thing).sentAt).toBe('2026-11-22')
})

test('what staff did is a moment for staff, and a day for everyone else', () => {
  for (const receiver of receivers)
    expect(receive(receiver, listed, thing).decidedAt).toBe(
      receiver === 'staff' ? '2026-11-21T23:30:15.123Z' : '2026-11-22',
    )
})

test('what is for staff alone is empty for everyone else, also within a list', () => {
  expect(receive('owner', listed, thing)).toEqual({
    ...{ id: 'one', sentAt: '2026-11-22', decidedAt: '2026-11-22', notes: null },
    reviews: [{ at: '2026-11-22', by: null }],
  })
  expect(receive('staff', listed, thing).reviews[0]?.by).toBe('bola')
})

test('what is not listed is left out', () => {
  const reviews = thing.reviews.map((each) => ({ ...each, secret: 1 }))
  const more: Thing = Object.assign({ ownerId: 'amina' }, thing, { reviews })
  expect(JSON.stringify(receive('staff', listed, more))).not.toMatch(/amina|secret/)
})
