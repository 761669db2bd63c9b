import { Alert } from '#ui/alert.tsx'
import { Answered } from '#ui/answers/answered.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { ToneIcon } from '#ui/tone-icon.tsx'

const tones = ['information', 'success', 'warning', 'danger'] as const

export function MessageStates() {
  return (
    <section aria-labelledby="messages" className="space-y-4">
      <h2 id="messages">Messages and sheets</h2>
      {tones.map((tone) => (
        <Alert key={tone} tone={tone} title={tone}>
          What it says, with <a href="#messages">a way on to more messages</a>.
        </Alert>
      ))}
      <p className="flex gap-3">
        {tones.map((tone) => (
          <ToneIcon key={tone} tone={tone} className="size-6" />
        ))}
      </p>
      <Answered to="a result">
        <Alert tone="success" title="What a form came to. It takes the focus when it appears." />
      </Answered>
      <ErrorSummary
        title="Some answers need another look"
        text="Nothing you typed is lost."
        mistakes={[{ field: 'wrong', message: 'With a mistake: Please fill this in.' }]}
      />
      <Card>A card.</Card>
      <EmptyState title="Nothing here yet">What will stand here, and when.</EmptyState>
    </section>
  )
}
