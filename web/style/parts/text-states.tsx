import { DescriptionList } from '#ui/description-list.tsx'
import { FoldedSection } from '#ui/folded-section.tsx'
import { Logo } from '#ui/logo.tsx'
import { Prose } from '#ui/prose.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { Timeline } from '#ui/timeline.tsx'

export function TextStates() {
  return (
    <section aria-labelledby="text" className="space-y-4">
      <h2 id="text">Text</h2>
      <p className="flex items-end gap-4">
        {['size-8', 'size-16', 'size-32'].map((size) => (
          <Logo key={size} className={size} />
        ))}
      </p>
      <Prose>
        <h2>A heading of the second rank</h2>
        <p>
          A paragraph with <a href="#text">a way on to other text</a>, <strong>strong words</strong> and{' '}
          <code>code</code>.
        </p>
        <h3>A heading of the third rank</h3>
        <ul>
          <li>A point</li>
          <li>Ọlá, Ụlọ, Ƙasa: the letters of our languages</li>
        </ul>
        <ol>
          <li>A step</li>
        </ol>
        <blockquote>A quote.</blockquote>
      </Prose>
      <DescriptionList items={[{ term: 'A term', detail: 'What it means.\nOn two lines.' }]} />
      <FoldedSection id="folded" title="A section of a long page" as="h3">
        <p>It is folded on a phone.</p>
      </FoldedSection>
      <Stepper
        steps={[
          { id: '1', title: 'Received', state: 'done', stateName: 'done' },
          {
            id: '2',
            title: 'Verified',
            state: 'now',
            stateName: 'next',
            detail: 'How long it usually takes.',
          },
          { id: '3', title: 'Public', state: 'open', stateName: 'to come' },
        ]}
      />
      <Timeline
        events={[
          {
            id: '2',
            title: 'The newest',
            who: 'Staff',
            when: { iso: '2026-11-21', text: '21 November 2026' },
          },
          {
            id: '1',
            title: 'The first',
            when: { iso: '2026-11-20', text: '20 November 2026' },
            detail: 'Words.',
          },
        ]}
      />
    </section>
  )
}
