/** In bytes. What a file may have, all files of one go may have, and one file may become when everything in it is unpacked. */
export const limits = {
  file: 25 * 1024 * 1024,
  together: 200 * 1024 * 1024,
  unpacked: 400_000_000,
} as const

/** A file in a file in a file is cleaned, and nothing deeper. */
export const deepestLevel = 3

/** Milliseconds that a step of a file of so many bytes may take in a program that runs at home: far more than the slowest that was measured. */
export function patienceAtHome(bytes: number): number {
  return 10_000 + (bytes / 1_000_000) * 2_000
}

/** In a page, because a cheap phone is several times as slow. */
export function patienceInPage(bytes: number): number {
  return patienceAtHome(bytes) * 6
}
