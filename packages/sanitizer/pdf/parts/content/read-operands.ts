import { type Value, Word } from '../../reading/objects.ts'
import { ValueParser } from '../../reading/parse-value.ts'

/** The operands of one instruction as values. */
export function readOperands(bytes: Uint8Array): Value[] {
  const parser = new ValueParser(bytes)
  const values: Value[] = []
  for (;;) {
    const value = parser.next()
    if (value === undefined) return values
    if (!(value instanceof Word)) values.push(value)
  }
}
