import type { SharingBox } from '#domain/publishing/shared-words.ts'
import { Alert } from '#ui/alert.tsx'
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
