/** Whether a value from outside has a shape. The parts are put together as the type is. */
export type Shape<Value> = (value: unknown) => value is Value

export type Shaped<Of> = Of extends Shape<infer Value> ? Value : never

export const isText: Shape<string> = (value) => typeof value === 'string'
export const isFlag: Shape<boolean> = (value) => typeof value === 'boolean'
export const isNumber: Shape<number> = (value): value is number =>
  typeof value === 'number' && Number.isFinite(value)
export const isBlob: Shape<Blob> = (value) => value instanceof Blob
export const isFile: Shape<File> = (value) => value instanceof File
export const isBytes: Shape<Uint8Array> = (value) => value instanceof Uint8Array
export const isNothing: Shape<null> = (value) => value === null

export function isOneOf<const Value>(allowed: readonly Value[]): Shape<Value> {
  return (value): value is Value => (allowed as readonly unknown[]).includes(value)
}

export function isEither<One, Other>(one: Shape<One>, other: Shape<Other>): Shape<One | Other> {
  return (value): value is One | Other => one(value) || other(value)
}

export function isList<Value>(each: Shape<Value>): Shape<Value[]> {
  return (value): value is Value[] => Array.isArray(value) && value.every(each)
}

export function isSet<Value>(each: Shape<Value>): Shape<Set<Value>> {
  return (value): value is Set<Value> => value instanceof Set && [...value].every(each)
}

/** Names and values, some of which may be missing. */
export function isPart<Name extends string, Value>(
  names: readonly Name[],
  each: Shape<Value>,
): Shape<Partial<Record<Name, Value>>> {
  return (value): value is Partial<Record<Name, Value>> =>
    isRecord(value) &&
    Object.entries(value).every(
      ([name, inner]) => (names as readonly string[]).includes(name) && (inner === undefined || each(inner)),
    )
}

type Fields = Record<string, Shape<never> | Shape<unknown>>
type Whole<Of extends Fields> = { [Name in keyof Of]: Shaped<Of[Name]> }

/** Has each of the fields, in its shape. What it has beside them is let pass. */
export function hasFields<Of extends Fields>(fields: Of): Shape<Whole<Of>> {
  return (value): value is Whole<Of> =>
    isRecord(value) && Object.entries(fields).every(([name, fits]) => fits(value[name]))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
