/**
 * What every command begins with. Programs such as `head` stop reading and close the pipe: the work is then done to its end, and the words
 * that nothing reads are left out. A backup or a cleaned file is whole in either case. Other faults of these streams stay faults.
 */
export function outliveReader(): void {
  for (const stream of [process.stdout, process.stderr])
    if (!stream.listeners('error').includes(passOverClosedPipe)) stream.on('error', passOverClosedPipe)
}

function passOverClosedPipe(error: Error): void {
  if (!isClosedPipe(error)) throw error
}

export function isClosedPipe(error: Error): boolean {
  return 'code' in error && error.code === 'EPIPE'
}
