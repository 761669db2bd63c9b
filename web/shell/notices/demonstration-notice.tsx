import type { Words } from '#words/words.ts'

type DemonstrationNoticeProps = { words: Pick<Words['shell'], 'demonstration' | 'demonstrationText'> }

/** On top of each page of a site where everything is invented, so that no visitor takes it for a real one. */
export function DemonstrationNotice({ words }: DemonstrationNoticeProps) {
  return (
    <section
      aria-label={words.demonstration}
      className="night border-b border-night-line px-4 py-2 text-center text-sm"
    >
      <strong>{words.demonstration}</strong>
      {': '}
      {words.demonstrationText}
    </section>
  )
}
