import { Alert } from '#ui/alert.tsx'
import { ToolLink } from '../../shared/screen/outside-link.tsx'
import type { Wizard } from '../engine/wizard.ts'
import { channelWords } from '../engine/words.ts'

/** What to know before answering, and what the answer given calls for. */
export function Hints({ wizard: { step, form } }: { wizard: Wizard }) {
  if (step === 2) return <EvidenceHints isWeak={form.evidenceStrength === 'weak'} />
  else if (step === 3) return <RiskHints isHigh={form.personalRisk === 'high'} />
  else if (step === 4 && form.reportingChannel !== '')
    return <ChannelLists {...channelWords[form.reportingChannel]} />
  else return null
}

function EvidenceHints({ isWeak }: { isWeak: boolean }) {
  return (
    <div className="space-y-3">
      {isWeak ? (
        <Alert tone="warning" role="status" title="Weak evidence is a danger to you">
          Naming someone without proof can bring a defamation case. Gather more before you name anyone.
        </Alert>
      ) : null}
      <Alert tone="warning" title="Gather safely">
        <ul className="list-disc space-y-1 pl-5">
          <li>Do not take what you have no right to open. A lawyer can say what you may copy.</li>
          <li>Use your own device and connection, not those of your work.</li>
          <li>Keep originals untouched; a photograph or a print can be traced to the one who made it.</li>
        </ul>
      </Alert>
      <p>
        The <ToolLink name="evidence-chain">Evidence Chain Builder</ToolLink> keeps your files in order and
        shows later that they were not changed.
      </p>
    </div>
  )
}

function RiskHints({ isHigh }: { isHigh: boolean }) {
  if (isHigh)
    return (
      <Alert tone="danger" role="status" title="Report anonymously, if you report">
        With a high risk we advise a route that does not ask who you are. ICPC’s online petition asks for a
        scanned identity card; a petition to the CCB may be anonymous. Check your words with the{' '}
        <ToolLink name="anonymity-checker">Anonymity Checker</ToolLink> first, and if you are in danger now,
        bring yourself to safety before anything else.
      </Alert>
    )
  return (
    <p className="text-muted">
      Ask yourself who else could have known. If only a few people did, the risk is high, with or without your
      name.
    </p>
  )
}

type ChannelListsProps = { advantages: readonly string[]; considerations: readonly string[] }

function ChannelLists({ advantages, considerations }: ChannelListsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2" role="status">
      <div className="space-y-2">
        <h3>Advantages</h3>
        <List items={advantages} />
      </div>
      <div className="space-y-2">
        <h3>Considerations</h3>
        <List items={considerations} />
      </div>
    </div>
  )
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="list-disc space-y-1 pl-5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
