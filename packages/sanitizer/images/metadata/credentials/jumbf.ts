import { letters, u32 } from '../../bytes.ts'

/** A box of JUMBF (ISO 19566-5) that holds something, under the label of the box around it. */
export type JumbfContent = { label: string; kind: 'cbor' | 'json'; body: Uint8Array }

const deepest = 12
const mostBoxes = 1000

/** Everything in CBOR and JSON, wherever it is nested. What cannot be read is passed over. */
export function readJumbf(bytes: Uint8Array): JumbfContent[] {
  const found: JumbfContent[] = []
  const open: { bytes: Uint8Array; label: string; depth: number }[] = [{ bytes, label: '', depth: 0 }]
  for (let count = 0, next = open.shift(); next && count < mostBoxes; count += 1, next = open.shift()) {
    let label = next.label
    for (const { name, body } of boxesIn(next.bytes)) {
      if (name === 'jumd') label = labelOf(body)
      else if (name === 'jumb' && next.depth < deepest)
        open.push({ bytes: body, label, depth: next.depth + 1 })
      else if (name === 'cbor' || name === 'json') found.push({ label, kind: name, body })
    }
  }
  return found
}

function boxesIn(bytes: Uint8Array): { name: string; body: Uint8Array }[] {
  const boxes: { name: string; body: Uint8Array }[] = []
  let at = 0
  while (at + 8 <= bytes.length && boxes.length < mostBoxes) {
    const told = u32(bytes, at)
    const length = told === 0 ? bytes.length - at : told
    if (length < 8 || at + length > bytes.length) return boxes
    boxes.push({ name: letters(bytes, at + 4, 4), body: bytes.subarray(at + 8, at + length) })
    at += length
  }
  return boxes
}

/** Behind sixteen bytes of a type and one of marks. */
function labelOf(body: Uint8Array): string {
  return letters(body, 17, 100).split('\0')[0] ?? ''
}
