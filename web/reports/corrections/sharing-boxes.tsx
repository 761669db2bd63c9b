import type { SharingBox } from '#domain/publishing/shared-words.ts'
import { Alert } from '#ui/alert.tsx'
import { fill } from '#words/fill.ts'
import { useNames } from '../../page-names.ts'
import { partName } from '../parts/part-name.ts'

type Props = { words: { title: string; text: string }; boxes: readonly SharingBox[] }

/** Boxes that a correction leaves as they are, and what they still say. */
export function SharingBoxes({ words, boxes }: Props) {
  const names = useNames('labels', 'partTexts', 'sideNames')
  return (
    <Alert tone="warning" title={words.title}>
      <p>{words.text}</p>
      <ul className="list-disc pl-5">
        {boxes.map(({ part, shared }) => (
          <li key={part} className="break-words">
            {partName(part, names)}: {shared.join(', ')}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

type StillSaidProps = {
  words: Record<'still' | 'choose', string>
  boxes: readonly SharingBox[]
}

/** The same beside the tick box, far below: for each word the boxes that still say it. */
export function StillSaid({ words, boxes }: StillSaidProps) {
  const names = useNames('labels', 'partTexts', 'sideNames')
  const terms = Object.groupBy(
    boxes.flatMap(({ part, shared }) => shared.map((term) => ({ term, part }))),
    ({ term }) => term.toLowerCase(),
  )
  return (
    <>
      {Object.values(terms).map((found = []) => {
        const term = found[0]?.term ?? ''
        const parts = found.map(({ part }) => partName(part, names)).join(', ')
        return (
          <span key={term} className="block break-words">
            {fill(words.still, { term, parts })}
          </span>
        )
      })}
      <span className="block">{words.choose}</span>
    </>
  )
}
