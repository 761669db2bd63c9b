import { Alert } from '#ui/alert.tsx'
import type { PresentedCard } from '../law-cards.ts'
import { LawCard } from './law-card.tsx'

export function LawCards({ cards }: { cards: readonly PresentedCard[] }) {
  return (
    <ul className="space-y-4">
      {cards.map((card) => (
        <li key={card.id}>
          <LawCard card={card} />
        </li>
      ))}
    </ul>
  )
}

export function NotAdvice() {
  return (
    <Alert tone="warning" title="Information, not legal advice">
      We are not lawyers, and laws change. Open the source, look at its date, and ask a lawyer before you take
      a step that cannot be undone. Many sources are reports of others about a law, not the law itself.
    </Alert>
  )
}
