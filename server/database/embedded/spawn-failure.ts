import { CouldNotStart, NoServerForThisPlatform } from './errors.ts'
import { hasCode } from './has-code.ts'

export function describeSpawnFailure(error: unknown): Error {
  // The program itself is there, so what is missing is its loader: a system without glibc, such as Alpine.
  if (hasCode(error, 'ENOENT')) return new NoServerForThisPlatform(`${process.platform} without glibc`)
  return new CouldNotStart(`PostgreSQL could not be run: ${error instanceof Error ? error.message : error}.`)
}
