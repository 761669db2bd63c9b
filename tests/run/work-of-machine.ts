import { cpus } from 'node:os'

/** Starts to count how many seconds the processors of this machine work, for whichever program. */
export function countWorkOfMachine(): () => number {
  const start = worked()
  return () => worked() - start
}

function worked(): number {
  const milliseconds = cpus().map(({ times: { idle: _, ...busy } }) => Object.values(busy))
  return milliseconds.flat().reduce((sum, each) => sum + each, 0) / 1000
}
