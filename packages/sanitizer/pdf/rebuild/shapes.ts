import { isDict, Name, Text, type Value } from '../reading/objects.ts'
import type { Rebuild, Shape } from './rebuild.ts'
import { standardNames } from './standard-names.ts'

/** Numbers, truths and the standard's own names, and lists of those. No strings, no dictionaries: nothing that words fit into. */
export const plain: Shape = (value, rebuild) => {
  if (Array.isArray(value)) return value.map((item) => rebuild.copy(item, plain))
  if (value instanceof Name) return standardNames.has(value.value) ? value : null
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}

/** Names and numbers, and lists of those: which letter stands for which code. Fonts name their letters as they like. */
export const letterName: Shape = (value, rebuild) => {
  if (Array.isArray(value)) return value.map((item) => rebuild.copy(item, letterName))
  return value instanceof Name || typeof value === 'number' ? value : null
}

/** A string that viewers need, such as the palette of an indexed colour space. */
export const text: Shape = (value) => (value instanceof Text ? value : null)

export type KeyShapes = Record<string, Shape>

/** A dictionary of which only the listed keys are known; what is not listed is left behind. */
export function keys(known: KeyShapes): Shape {
  return (value, rebuild) => (isDict(value) ? copyKeys(value, known, rebuild) : null)
}

export function copyKeys(dict: Map<string, Value>, known: KeyShapes, rebuild: Rebuild): Map<string, Value> {
  const copied = new Map<string, Value>()
  for (const key of Object.keys(known)) {
    const given = dict.get(key)
    const shape = known[key]
    if (given === undefined || given === null || shape === undefined) continue
    const value = rebuild.copy(given, shape)
    if (value !== null) copied.set(key, value)
  }
  return copied
}

/** A dictionary whose keys are names of the document's own choice. */
export function mapOf(shape: Shape): Shape {
  return (value, rebuild) => {
    if (!isDict(value)) return null
    const copied = new Map<string, Value>()
    for (const [key, item] of value) {
      const made = rebuild.copy(item, shape)
      if (made !== null) copied.set(key, made)
    }
    return copied
  }
}

export function listOf(shape: Shape): Shape {
  return (value, rebuild) => (Array.isArray(value) ? value.map((item) => rebuild.copy(item, shape)) : null)
}

/** One thing or a list of such things. */
export function oneOrMore(shape: Shape): Shape {
  return (value, rebuild) =>
    Array.isArray(value) ? value.map((item) => rebuild.copy(item, shape)) : shape(value, rebuild)
}

/** A name where a name may replace the thing itself. */
export function nameOr(shape: Shape): Shape {
  return (value, rebuild) => (value instanceof Name ? value : shape(value, rebuild))
}
