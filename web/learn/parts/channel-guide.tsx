import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Blocks } from '../../article.tsx'
import type { Guide } from '../words/channel-guide.ts'

/** Four questions, and who is competent. A plain form that asks for a page: the answers stand in its address. */
export function ChannelGuide({ guide }: { guide: Guide }) {
  const { introduction, result, questions, caution, everybody } = guide
  return (
    <>
      <p className="max-w-prose">{introduction}</p>
      {result.length > 0 ? (
        <section aria-labelledby="answer" className="space-y-4">
          <h2 id="answer">Who is competent</h2>
          <Blocks of={result} />
        </section>
      ) : null}
      <Card as="section" aria-labelledby="guide" className="print:hidden">
        <h2 id="guide">Four questions</h2>
        <p className="mt-1 mb-4 text-sm text-muted">{caution}</p>
        <Form method="get" action="/educational-resources" className="space-y-5">
          <input type="hidden" name="tab" value="where" />
          {questions.map(({ name, label, answer, options }) => (
            <RadioGroup
              key={name}
              name={name}
              legend={label}
              required
              defaultValue={answer}
              options={options}
            />
          ))}
          <Button>Show who is competent</Button>
        </Form>
      </Card>
      <section aria-labelledby="everybody" className="space-y-4">
        <h2 id="everybody">All of them</h2>
        <Blocks of={everybody} />
      </section>
    </>
  )
}
