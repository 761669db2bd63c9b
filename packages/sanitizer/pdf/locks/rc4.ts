/** RC4, which old PDFs are locked with. Only ever used to open, never to protect. */
export function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at)
  let other = 0
  for (let at = 0; at < 256; at++) {
    const here = state[at] ?? 0
    other = (other + here + (key[at % key.length] ?? 0)) & 255
    state[at] = state[other] ?? 0
    state[other] = here
  }
  const out = new Uint8Array(data.length)
  let first = 0
  let second = 0
  for (let at = 0; at < data.length; at++) {
    first = (first + 1) & 255
    const here = state[first] ?? 0
    second = (second + here) & 255
    const there = state[second] ?? 0
    state[first] = there
    state[second] = here
    out[at] = (data[at] ?? 0) ^ (state[(here + there) & 255] ?? 0)
  }
  return out
}
