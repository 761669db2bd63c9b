/** Whether this was thrown because a disk has no room: of the database (its code 53100), or of this machine. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : null
  return code === '53100' || code === 'ENOSPC' || isDiskFull(error.cause)
}
