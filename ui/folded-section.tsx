import type { ReactNode } from 'react'

type FoldedSectionProps = {
  /** What a link to the section ends in. */
  id: string
  title: ReactNode
  /** `h3` for a sheet within a section. */
  as?: 'h2' | 'h3'
  isOpen?: boolean
  /** Folded on a wide screen too: one of many, of which a reader looks up a few. */
  isLookedUp?: boolean
  children: ReactNode
}

/**
 * A section of a long page: folded on a phone, open on a wide screen and on paper. A link to it opens it, and so does a search of
 * the browser. The sign before its title is the browser's own, so it is there where no picture is shown.
 */
export function FoldedSection({
  id,
  title,
  as: Heading = 'h2',
  isOpen = false,
  isLookedUp = false,
  children,
}: FoldedSectionProps) {
  // A sheet is in a card that has its name already, and the same sheet can be on a page twice.
  const Whole = Heading === 'h3' ? 'div' : 'section'
  return (
    <Whole
      id={id}
      aria-labelledby={Whole === 'section' ? `${id}-title` : undefined}
      className={isLookedUp ? 'folded-sheet' : 'folded-section'}
    >
      <details open={isOpen || undefined}>
        <summary className="min-h-11 py-2">
          <Heading id={`${id}-title`} className="inline">
            {title}
          </Heading>
        </summary>
        <div className="space-y-3 pb-2">{children}</div>
      </details>
    </Whole>
  )
}
