import { useEffect, useRef } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { bringToTop } from '../../shared/screen/use-result-in-sight.ts'
import type { Chain } from '../engine/chain.ts'
import { chainStrength } from '../engine/chain-strength.ts'
import type { Strength } from '../engine/evidence-item.ts'

/** How many, how strong, and the pro tip. It comes into sight after each item that is added. */
export function ChainSummary({ chain, added }: { chain: Chain; added: number }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (added > 0 && heading.current && isOutOfSight(heading.current)) bringToTop(heading.current)
  }, [added])
  const count = (strength: Strength) => chain.filter((item) => item.strength === strength).length
  const figures = [
    ['Items', chain.length],
    ['Strong', count('strong')],
    ['Medium', count('medium')],
    ['Weak', count('weak')],
    ['Files', chain.reduce((sum, { exhibits }) => sum + exhibits.length, 0)],
  ] as const
  return (
    <Card as="section" aria-labelledby="summary" className="space-y-3">
      <h2 id="summary" ref={heading} tabIndex={-1} className="scroll-mt-4">
        Summary
      </h2>
      {chain.length > 0 ? <p className="text-lg font-semibold">{chainStrength(chain)}</p> : null}
      <dl className="flex flex-wrap gap-x-5 gap-y-2">
        {figures.map(([term, figure]) => (
          <div key={term} className="flex flex-col-reverse">
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="text-lg font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
      <Alert title="Pro tip">
        Put the chain in the order in which things happened, and let each piece confirm the one before. Two
        sources that do not know each other are worth more than ten copies of one.
      </Alert>
    </Card>
  )
}

function isOutOfSight(heading: HTMLElement): boolean {
  const { top, bottom } = heading.getBoundingClientRect()
  return top < 0 || bottom > window.innerHeight
}
