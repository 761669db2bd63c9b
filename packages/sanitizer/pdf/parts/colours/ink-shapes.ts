import { Name, type Value } from '../../reading/objects.ts'
import type { Rebuild, Shape } from '../../rebuild/rebuild.ts'

/** The name of an ink, or a list of such names. */
export const inkName: Shape = (value, rebuild) => {
  if (Array.isArray(value)) return value.map((item): Value => rebuild.copy(item, inkName))
  return value instanceof Name ? new Name(rebuild.inks.plain(value.value)) : null
}

/** What is said of each ink, under its new name. */
export function mapOfInks(shape: Shape): Shape {
  return (value: Value, rebuild: Rebuild) => {
    if (!(value instanceof Map)) return null
    const copied = new Map<string, Value>()
    for (const [name, item] of value) copied.set(rebuild.inks.plain(name), rebuild.copy(item, shape))
    return copied
  }
}
