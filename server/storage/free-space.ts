import { statfs } from 'node:fs/promises'

/** How many bytes we may still write where our data is; null where the system does not tell. */
export type FreeSpace = () => Promise<number | null>

export function freeSpaceOf(folder: string): FreeSpace {
  return () =>
    statfs(folder).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => null,
    )
}
