/** How far a point may become lighter or darker, of 255. */
const most = 5

/**
 * Makes each point a little lighter or darker, and each of its colours a little more or less, as the grain of film does. Four bytes a
 * point, red first. `from` begins the row of numbers, and is not 0: the same number gives the same grain.
 */
export function addGrain(pixels: Uint8Array, from: number): void {
  let state = from >>> 0
  // Marsaglia's xorshift of 32 bits.
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const bits = next()
    // The sum of two even numbers is nearer to the middle than one.
    const light = (bits & 7) + ((bits >>> 3) & 3) - most
    for (let colour = 0; colour < 3; colour++) {
      const shade = ((bits >>> (8 + colour * 2)) & 3) - 1
      const value = (pixels[at + colour] ?? 0) + light + shade
      pixels[at + colour] = Math.max(0, Math.min(255, value))
    }
  }
}
