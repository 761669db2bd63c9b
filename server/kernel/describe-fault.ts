export type FaultDescription = {
  name: string
  code: string | null
  frames: string[]
  cause: FaultDescription | null
}

/**
 * What the log may say of an unknown error: where it happened, never its message. Messages of databases and parsers
 * quote what they were given.
 */
export function describeFault(error: unknown): FaultDescription {
  if (!(error instanceof Error)) return { name: typeof error, code: null, frames: [], cause: null }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null
  const frames = afterMessage(error)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
  const cause = error.cause === undefined ? null : describeFault(error.cause)
  return { name: error.name, code, frames: frames.slice(0, 12).map((frame) => frame.trim()), cause }
}

// A stack begins with the message, and a line of a message can begin with "at" just like a frame.
function afterMessage({ stack = '', message }: Error): string {
  const start = stack.indexOf(message)
  return start < 0 ? '' : stack.slice(start + message.length)
}
