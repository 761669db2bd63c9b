import { Name, type Value } from '../reading/objects.ts'
import type { Rebuild, Shape } from '../rebuild/rebuild.ts'

/** Inks that every printer knows (ISO 32000-1, 8.6.6.4), and those of the colour spaces themselves. */
const everybodys = new Set(
  'All None Cyan Magenta Yellow Black Red Green Blue Gray Grey Orange White'.split(' '),
)

/** Other inks are named as somebody pleases. They are seen in print only, as plates, so they are counted instead. */
export class InkNames {
  readonly #known = new Map<string, string>()

  plain(name: string): string {
    if (everybodys.has(name)) return name
    const known = this.#known.get(name) ?? `Ink${this.#known.size + 1}`
    this.#known.set(name, known)
    return known
  }
}

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
