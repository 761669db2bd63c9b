import { dayInNigeria } from '../time/day-in-nigeria.ts'
import type { Reader } from './visibility.ts'

/** The kinds of reader to whom something of a report is sent. */
export const receivers = ['visitor', 'account', 'owner', 'source', 'staff', 'expert', 'program'] as const
export type Receiver = (typeof receivers)[number]

export const everyone = receivers
export const staffAlone = ['staff'] as const satisfies readonly Receiver[]
/** The sender of the report: with an account, or with its code. */
export const sender = ['owner', 'source'] as const satisfies readonly Receiver[]
export const senderAndStaff = [...sender, ...staffAlone] as const

/** The kind of receiver that a reader with an account is. */
export const receiverOf = {
  owner: 'owner',
  staff: 'staff',
  reader: 'account',
} as const satisfies Record<Reader, Receiver>

/** That something was done, and by whom. It cannot be sent as it is: `receive` makes a day or a moment of it. */
export type Act = { actBy: 'source' | 'staff'; at: Date }

export function sourceAct(at: Date): Act {
  return { actBy: 'source', at }
}

export function staffAct(at: Date): Act {
  return { actBy: 'staff', at }
}

/** Who is told the moment. Everyone else is told the day, because a log of a network can be held against a moment. */
const toldTheMoment = {
  source: [],
  staff: staffAlone,
} as const satisfies Record<Act['actBy'], readonly Receiver[]>

/** ISO 8601: a day, or a moment. */
export function whenFor(receiver: Receiver, { actBy, at }: Act): string {
  const isMoment = toldTheMoment[actBy].some((each) => each === receiver)
  return isMoment ? at.toISOString() : dayInNigeria(at)
}

/**
 * Who receives a field. What may be empty can be for some alone, and is empty for all others; what has fields of its own can be
 * listed field by field.
 */
export type Listing<Value> = Who<Value> | Within<NonNullable<Value>>

type Who<Value> = null extends Value
  ? readonly Receiver[]
  : Value extends readonly unknown[]
    ? readonly Receiver[]
    : typeof everyone

type Within<Value> = Value extends Act
  ? never
  : Value extends readonly (infer Each)[]
    ? Each extends object
      ? readonly [Fields<Each>]
      : never
    : Value extends object
      ? Fields<Value>
      : never

export type Fields<Value> = { readonly [Name in keyof Value]-?: Listing<Value[Name]> }

/** What is sent: days and moments instead of acts. A bare `Date` cannot be sent. */
export type Received<Value> = Value extends Act
  ? string
  : Value extends Date
    ? never
    : Value extends readonly (infer Each)[]
      ? Received<Each>[]
      : Value extends object
        ? { [Name in keyof Value]: Received<Value[Name]> }
        : Value

/** The listed fields as one reader receives them. What is not listed is left out, whatever the value holds. */
export function receive<Value extends object>(
  receiver: Receiver,
  fields: Fields<Value>,
  value: Value,
): Received<Value> {
  // Every listed field is there, as the reader may have it, which `fromEntries` cannot express.
  return receiveFields(receiver, fields, value) as Received<Value>
}

function receiveFields(receiver: Receiver, fields: object, value: object): Record<string, unknown> {
  const values = new Map<string, unknown>(Object.entries(value))
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => values.has(name))
      .map(([name, listing]) => [name, receiveValue(receiver, listing, values.get(name))]),
  )
}

function receiveValue(receiver: Receiver, listing: unknown, value: unknown): unknown {
  if (isWho(listing)) return listing.includes(receiver) ? withoutActs(receiver, value) : emptied(value)
  else if (Array.isArray(value) && Array.isArray(listing))
    return value.map((each) => receiveFields(receiver, listing[0], each))
  else return isRecord(value) && isRecord(listing) ? receiveFields(receiver, listing, value) : null
}

function withoutActs(receiver: Receiver, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutActs(receiver, each))
  else if (!isRecord(value)) return value
  else if (isAct(value)) return whenFor(receiver, value)
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutActs(receiver, each)]))
}

function emptied(value: unknown): unknown {
  return Array.isArray(value) ? [] : null
}

function isWho(listing: unknown): listing is readonly unknown[] {
  return Array.isArray(listing) && listing.every((each) => typeof each === 'string')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Date)
}

function isAct(value: object): value is Act {
  return 'actBy' in value && 'at' in value && value.at instanceof Date
}
