export type Point = readonly [x: number, y: number]

const wing = Math.PI / 6

/**
 * The arrows at the ends of a line (ISO 32000-1, 12.5.6.7), which stays as it is under them.
 *
 * @param styles of the first point and of the last one
 * @param isFilled whether a closed arrow has a colour of its own
 */
export function arrows(
  points: readonly Point[],
  styles: readonly string[],
  { width, isFilled }: { width: number; isFilled: boolean },
): string {
  const ends: readonly [style: string | undefined, tip: Point | undefined, from: Point | undefined][] = [
    [styles[0], points[0], points[1]],
    [styles[1], points.at(-1), points.at(-2)],
  ]
  return ends
    .map(([style, tip, from]) => {
      if ((style !== 'OpenArrow' && style !== 'ClosedArrow') || !tip || !from) return ''
      const [back, up] = [from[0] - tip[0], from[1] - tip[1]]
      const size = Math.min(6 * width, Math.hypot(back, up) / 2) / Math.cos(wing)
      const turned = Math.atan2(up, back)
      const [one, other] = [turned + wing, turned - wing].map(
        (angle) => `${tip[0] + size * Math.cos(angle)} ${tip[1] + size * Math.sin(angle)}`,
      )
      const path = `${one} m\n${tip[0]} ${tip[1]} l\n${other} l\n`
      return style === 'OpenArrow' ? `${path}S\n` : `${path}h\n${isFilled ? 'B' : 'S'}\n`
    })
    .join('')
}
