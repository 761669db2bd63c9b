import { Alert } from '#ui/alert.tsx'
import type { LogLine } from '../public-log/log-line.ts'

/** Yes, no or not yet, and each finding it rests on. */
export function LogLineAnswer({ answer }: { answer: LogLine | 'none' }) {
  if (answer === 'none')
    return (
      <Alert tone="danger" title="There is no receipt and no proof of a log in this file">
        Choose the saved text, whole.
      </Alert>
    )
  const { verdict, namedBy, day, origin, findings } = answer
  return (
    <Alert tone={tones[verdict]} title={titles[verdict]}>
      {verdict === 'yes' ? (
        <>
          <p>
            The package existed by the end of <time dateTime={day ?? undefined}>{day}</time> in Nigeria: the
            log of {origin} then had {namedBy === 'shown' ? 'a public text' : 'a report'} that names its
            fingerprint.
          </p>
          <p className="mt-2">
            It does not say who made the package, or that its contents are true. No one at the site need have
            seen it. The day is the word of that site, and of the witnesses that are named below. Without a
            witness, the site alone vouches for the day.
          </p>
        </>
      ) : null}
      <ul className="mt-2 list-disc space-y-1 pl-5 break-words">
        {findings.map(({ holds, text }) => (
          <li key={text}>
            {holds === null ? 'Open' : holds ? 'Yes' : 'No'}: {text}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

const titles = {
  yes: 'Yes: the log names this package',
  open: 'Not decided: something is missing',
  no: 'No: this line proves nothing of this package',
} as const satisfies Record<LogLine['verdict'], string>

const tones = { yes: 'success', open: 'warning', no: 'danger' } as const satisfies Record<
  LogLine['verdict'],
  string
>
