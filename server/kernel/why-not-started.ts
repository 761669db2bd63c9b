const unreachable = 'The database at DATABASE_URL does not answer. Is it running, and is the address right?'
const refused =
  'The database at DATABASE_URL does not let us in. Look at the name, the password and the database in it.'

/** By the codes of Node and PostgreSQL; everything else speaks for itself. */
const plainReasons: Record<string, string> = {
  EADDRINUSE: 'Something else uses this port already. Stop it, or set PORT to another number.',
  ECONNREFUSED: unreachable,
  ENOTFOUND: unreachable,
  EAI_AGAIN: unreachable,
  ETIMEDOUT: unreachable,
  '28P01': refused,
  '28000': refused,
  '3D000': refused,
}

/** In plain words, for the operator. */
export function whyNotStarted(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return plainReasons[code] ?? error.message
}
