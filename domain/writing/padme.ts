const least = 1024

/**
 * The length to which a file is padded: Padmé (Nikitin and others, "Reducing Metadata Leakage from Encrypted Files", 2019), and no less
 * than a KiB. Of all lengths only a few dozen remain, and none is more than an eighth longer; 25 MiB grow by a fiftieth at most.
 */
export function padmeLength(length: number): number {
  if (length <= least) return least
  const exponent = Math.floor(Math.log2(length))
  const kept = Math.floor(Math.log2(exponent)) + 1
  const step = 2 ** (exponent - kept)
  return Math.ceil(length / step) * step
}
