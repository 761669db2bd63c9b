import { Form, Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { RadioGroup } from '#ui/radio-group.tsx'
import { partialDay } from '../../dates.ts'
import type { Guide } from '../educational-resources.tsx'
import type { PresentedChannel } from '../where-to-report.ts'

/** Four questions, and who is competent. A plain form that asks for a page: the answers stand in its address. */
export function ChannelGuide({ guide }: { guide: Guide }) {
  return (
    <>
      <p className="max-w-prose">
        Fitila is one way. These bodies can investigate, and some can help you. Police, EFCC and ICPC do not
        decide who is guilty: courts do.
      </p>
      {guide.suggestions ? <Suggestions guide={guide} /> : null}
      {guide.isAsked && !guide.suggestions ? (
        <Alert tone="warning" title="One answer is missing">
          Please answer all four, then ask again.
        </Alert>
      ) : null}
      <QuestionForm guide={guide} />
      <section aria-labelledby="everybody" className="space-y-4">
        <h2 id="everybody">All of them</h2>
        <ul className="space-y-4">
          {guide.everybody.map((channel) => (
            <Card as="li" key={channel.title}>
              <Body channel={channel} />
            </Card>
          ))}
        </ul>
      </section>
    </>
  )
}

function QuestionForm({ guide: { questions, answers } }: { guide: Guide }) {
  return (
    <Card as="section" aria-labelledby="guide" className="print:hidden">
      <h2 id="guide">Four questions</h2>
      <p className="mt-1 mb-4 text-sm text-muted">
        Your answers travel to our server in the address of the page, and stay in your browser’s history. They
        are not stored here.
      </p>
      <Form method="get" action="/educational-resources" className="space-y-5">
        <input type="hidden" name="tab" value="where" />
        {Object.entries(questions).map(([name, { label, choices }]) => (
          <RadioGroup
            key={name}
            name={name}
            legend={label}
            required
            defaultValue={answers[name]}
            options={Object.entries(choices).map(([value, words]) => ({ value, label: words }))}
          />
        ))}
        <Button>Show who is competent</Button>
      </Form>
    </Card>
  )
}

const places = {
  first: 'First',
  also: 'Also',
  'for-you': 'Help for you',
} as const

function Suggestions({ guide: { suggestions } }: { guide: Guide }) {
  return (
    <section aria-labelledby="answer" className="space-y-4">
      <h2 id="answer">Who is competent</h2>
      <ol className="space-y-4">
        {suggestions?.map(({ name, place, withoutName, channel }) => (
          <Card as="li" key={name} className="space-y-2">
            <p className="flex flex-wrap gap-2">
              <Badge tone={place === 'also' ? 'neutral' : 'success'}>{places[place]}</Badge>
              {withoutName ? <Badge>Without a name: {withoutName}</Badge> : null}
            </p>
            <Body channel={channel} />
          </Card>
        ))}
      </ol>
      <p>
        <Link to="/letters" className={linkStyles}>
          Write a petition
        </Link>{' '}
        on your own device, or{' '}
        <Link to="/letters?kind=information" className={linkStyles}>
          ask for a record
        </Link>{' '}
        first.
      </p>
    </section>
  )
}

function Body({ channel }: { channel: PresentedChannel }) {
  const { title, competence, reach, identity, address, host, published, lastChecked, isStale } = channel
  return (
    <div className="space-y-1.5">
      <h3>{title}</h3>
      <p>{competence}</p>
      {reach ? <p>{reach}</p> : null}
      {identity ? (
        <p>
          <strong className="font-semibold">Your name:</strong> {identity}
        </p>
      ) : null}
      <p className="text-sm text-muted">
        Source:{' '}
        <a href={address} rel="noreferrer noopener" className={linkStyles}>
          {host}
        </a>
        {published ? `, of ${partialDay(published)}` : null}. Last checked: {partialDay(lastChecked)}
        {isStale ? ', more than half a year ago: check before you rely on it' : null}.
      </p>
    </div>
  )
}
