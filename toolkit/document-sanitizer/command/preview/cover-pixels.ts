import type { Picture } from './jpeg-pixels.ts'

/** Black from edge to edge. In percent of the height; a row that a strip only touches is covered too. */
export function coverStrips(
  { data, width, height }: Picture,
  strips: readonly { from: number; to: number }[],
): void {
  for (const { from, to } of strips) {
    const first = Math.floor((height * from) / 100)
    const end = Math.ceil((height * to) / 100)
    for (let at = first * width * 4; at < end * width * 4; at += 4) data.set([0, 0, 0, 0xff], at)
  }
}

// Five by seven dots for each letter that the number of an assignment has.
const letters: Record<string, readonly string[]> = {
  A: ['01110', '10001', '10001', '11111', '10001', '10001', '10001'],
  '-': ['00000', '00000', '00000', '11111', '00000', '00000', '00000'],
  '0': ['01110', '10001', '10011', '10101', '11001', '10001', '01110'],
  '1': ['00100', '01100', '00100', '00100', '00100', '00100', '01110'],
  '2': ['01110', '10001', '00001', '00010', '00100', '01000', '11111'],
  '3': ['11110', '00001', '00001', '01110', '00001', '00001', '11110'],
  '4': ['00010', '00110', '01010', '10010', '11111', '00010', '00010'],
  '5': ['11111', '10000', '11110', '00001', '00001', '10001', '01110'],
  '6': ['00110', '01000', '10000', '11110', '10001', '10001', '01110'],
  '7': ['11111', '00001', '00010', '00100', '01000', '01000', '01000'],
  '8': ['01110', '10001', '10001', '01110', '10001', '10001', '01110'],
  '9': ['01110', '10001', '10001', '01111', '00001', '00010', '01100'],
}

const red = [0xc0, 0x20, 0x20] as const
const strength = 0.4

/** Writes the mark into the pixels, again and again: who cuts one away leaves others. It shows on black and on white. */
export function stampMark(picture: Picture, mark: string): void {
  const dot = Math.max(1, Math.round(picture.width / 320))
  const [across, down] = [(mark.length * 6 + 12) * dot, 40 * dot]
  for (let y = 10 * dot, row = 0; y < picture.height; y += down, row += 1)
    for (let x = row % 2 === 0 ? 0 : -across / 2; x < picture.width; x += across)
      stampOnce(picture, mark, { x: Math.round(x), y, dot })
}

function stampOnce(picture: Picture, mark: string, { x, y, dot }: { x: number; y: number; dot: number }) {
  for (const [place, letter] of [...mark].entries())
    for (const [row, line] of (letters[letter] ?? []).entries())
      for (const [column, bit] of [...line].entries())
        if (bit === '1') paintDot(picture, { x: x + (place * 6 + column) * dot, y: y + row * dot, dot })
}

function paintDot(
  { data, width, height }: Picture,
  { x, y, dot }: { x: number; y: number; dot: number },
): void {
  for (let row = y; row < Math.min(y + dot, height); row += 1)
    for (let column = Math.max(0, x); column < Math.min(x + dot, width); column += 1)
      for (const [channel, tone] of red.entries()) {
        const at = (row * width + column) * 4 + channel
        data[at] = Math.round((data[at] ?? 0) * (1 - strength) + tone * strength)
      }
}
