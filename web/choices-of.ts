/** The values in their order, as a list of choices with their names. */
export function choicesOf<Value extends string>(values: readonly Value[], names: Record<Value, string>) {
  return values.map((value) => ({ value, label: names[value] }))
}
