/** A rectangle, in whatever unit a file counts. */
export type Box = { left: number; top: number; right: number; bottom: number }

export function boxAt(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height }
}

/** @param slack how much may stand out at each side */
export function contains(outer: Box, inner: Box, slack = 0): boolean {
  return (
    outer.left <= inner.left + slack &&
    outer.top <= inner.top + slack &&
    outer.right >= inner.right - slack &&
    outer.bottom >= inner.bottom - slack
  )
}

export function touch(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

export function isOutside(box: Box, page: Box): boolean {
  return box.left >= page.right || box.top >= page.bottom || box.right <= page.left || box.bottom <= page.top
}

/** Covers that lie over what was drawn before. So many are looked at; of more, the first that would be drawn over all others are enough. */
const mostCovers = 60

/** What is wholly under something opaque that is drawn later. The list is in the order of drawing. */
export function coveredAmong(drawn: readonly { box: Box | undefined; isOpaque: boolean }[]): Set<number> {
  const covered = new Set<number>()
  const covers: Box[] = []
  for (let place = drawn.length - 1; place >= 0; place -= 1) {
    const { box, isOpaque } = drawn[place] ?? { box: undefined, isOpaque: false }
    if (box === undefined) continue
    if (covers.some((cover) => contains(cover, box))) covered.add(place)
    else if (isOpaque && covers.length < mostCovers) covers.push(box)
  }
  return covered
}
