/** Outside of an address, its first token, and the rest of it. */
export const labelCount = 3

/** An inside follows a beginning or an inside. */
export function mayFollow(before: number, label: number): boolean {
  return label !== 2 || before !== 0
}

export function mayStart(label: number): boolean {
  return label !== 2
}
