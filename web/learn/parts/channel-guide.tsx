import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import type { Words } from '#words/words.ts'
import { Blocks } from '../../article.tsx'
import type { Guide } from '../channel-guide.ts'

/** Four questions, and who is competent. A plain form that asks for a page: the answers are in its address. */
export function ChannelGuide({ words, guide }: { words: Words['channelGuide']; guide: Guide }) {
  const { result, questions, everybody } = guide
  return (
    <>
      <p className="max-w-prose">{words.introduction}</p>
      {result.length > 0 ? (
        <section aria-labelledby="answer" className="space-y-4">
          <h2 id="answer">{words.competent}</h2>
          <Blocks of={result} />
        </section>
      ) : null}
      <Card as="section" aria-labelledby="guide" className="print:hidden">
        <h2 id="guide">{words.questionsTitle}</h2>
        <p className="mt-1 mb-4 text-sm text-muted">{words.caution}</p>
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
          <Button>{words.button}</Button>
        </Form>
      </Card>
      <section aria-labelledby="everybody" className="space-y-4">
        <h2 id="everybody">{words.all}</h2>
        <Blocks of={everybody} />
      </section>
    </>
  )
}
