import { Link } from 'react-router'
import { type Step, steps } from '#domain/reports/workflow.ts'
import { Alert } from '#ui/alert.tsx'
import { type ButtonTone, buttonStyles } from '#ui/button-styles.ts'
import { approvalWait } from '../approval-waits.ts'
import type { SectionProps } from './section-props.ts'

type Page = { path: string; tone: ButtonTone }

/** Each step has its own page, where it is explained and confirmed. A dispute begins at its request, a confirmation at its proposal. */
const pages = {
  edit: { path: 'edit', tone: 'secondary' },
  verify: { path: 'verification', tone: 'primary' },
  rate: { path: 'rating', tone: 'secondary' },
  review: { path: 'peer-review', tone: 'secondary' },
  approve: { path: 'approval', tone: 'primary' },
  reject: { path: 'rejection', tone: 'secondary' },
  dispute: null,
  correct: { path: 'correction/proposal', tone: 'secondary' },
  confirm: null,
  record: { path: 'consequences', tone: 'secondary' },
  retract: { path: 'retraction', tone: 'danger' },
  reopen: { path: 'reopening', tone: 'secondary' },
  withdraw: { path: 'withdrawal', tone: 'secondary' },
} as const satisfies Record<Step, Page | null>

/** What this person may do now; and where approving waits for another person, why. */
export function Steps({ report, english }: Pick<SectionProps, 'report' | 'english'>) {
  const words = english.reportSections.steps
  const { approval, publicWithinHours } = report.handling
  const isApproved = publicWithinHours !== null
  const waitsFor = isApproved ? null : approvalWait(approval, english.approvalWaits)
  const open = steps.flatMap((step) => {
    const isOpen =
      report.abilities[step] &&
      !((step === 'approve' || step === 'reject') && isApproved) &&
      !(step === 'approve' && waitsFor)
    if (!hasPage(step) || !isOpen) return []
    const page = pages[step]
    // Once it is verified, the next thing to do is another.
    const tone = step === 'verify' && report.verifications.present.length > 0 ? 'secondary' : page.tone
    return [{ label: words[step], ...page, tone }]
  })
  // Who may rate it may ask about it, while it is pending.
  const mayAsk = report.abilities.rate && report.status === 'pending'
  if (open.length === 0 && !waitsFor) return null
  return (
    <section aria-label={words.label} className="space-y-3 print:hidden">
      {waitsFor ? <Alert>{waitsFor}</Alert> : null}
      <div className="grid gap-2 sm:max-lg:grid-cols-2">
        {open.map(({ path, tone, label }) => (
          <Link key={path} to={`/reports/${report.id}/${path}`} className={buttonStyles({ tone })}>
            {label}
          </Link>
        ))}
        {mayAsk ? (
          <Link to={`/reports/${report.id}/experts`} className={buttonStyles({ tone: 'secondary' })}>
            {words.ask}
          </Link>
        ) : null}
      </div>
    </section>
  )
}

type StepWithPage = Exclude<Step, 'dispute' | 'confirm'>

function hasPage(step: Step): step is StepWithPage {
  return pages[step] !== null
}
