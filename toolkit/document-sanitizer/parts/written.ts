/** As the list of files says it: 1536 bytes as '1.5 KB'. */
export function inKilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}

/** The truth about the size, which may also be more. */
export function comparedSize(before: number, after: number): string {
  const percent = before === 0 ? 0 : Math.round((Math.abs(before - after) / before) * 100)
  if (before === after) return 'the same size'
  const share = percent === 0 ? 'less than 1' : `${percent}`
  return `${share}% ${after < before ? 'smaller' : 'larger'}`
}

export function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
