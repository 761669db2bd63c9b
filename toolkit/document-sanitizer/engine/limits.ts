/** In bytes. What a file may have, all files of one go may have, and one file may become when everything in it is unpacked. */
export const limits = {
  file: 25 * 1024 * 1024,
  together: 200 * 1024 * 1024,
  unpacked: 400_000_000,
} as const

/** A file in a file in a file is cleaned, and nothing deeper. */
export const deepestLevel = 3
