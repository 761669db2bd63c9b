import { boxAt, coveredAmong, isOutside } from '../../seen/boxes.ts'
import type { Overview } from './read-document.ts'

/** What of each slide is beside it or covered, by the place among its shapes. */
export function unseenShapesOf({ slides, page, looks }: Overview): Map<number, string>[] {
  return slides.map((shapes) => {
    const unseen = new Map<number, string>()
    const whole = boxAt(0, 0, page.width || Number.POSITIVE_INFINITY, page.height || Number.POSITIVE_INFINITY)
    const drawn = shapes.map(({ box, style }) => {
      const { ground } = looks.lookOf('graphic', style)
      return { box, isOpaque: ground !== undefined && ground !== 'unsure' }
    })
    for (const place of coveredAmong(drawn)) unseen.set(place, 'A shape or picture that another one covers')
    for (const [place, { box }] of shapes.entries())
      if (box !== undefined && isOutside(box, whole)) unseen.set(place, 'A shape or picture beside the slide')
    return unseen
  })
}
