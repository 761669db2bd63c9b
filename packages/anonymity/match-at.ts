/** Where an expression with the flag `y` ends when it matches exactly here; undefined when it does not. */
export function matchAt(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : undefined
}
