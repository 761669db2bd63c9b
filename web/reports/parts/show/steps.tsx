import { Link } from 'react-router'
import { type Step, steps } from '#domain/reports/workflow.ts'
import { Alert } from '#ui/alert.tsx'
import { type ButtonTone, buttonStyles } from '#ui/button-styles.ts'
import { approvalWaits } from '../approval-waits.ts'
import type { SectionProps } from './section-props.ts'

type Page = { label: string; path: string; tone: ButtonTone }

/** Each step has a page of its own, where it is explained and confirmed. A dispute begins at its request, a confirmation at its proposal. */
const pages = {
  edit: { label: 'Edit', path: 'edit', tone: 'secondary' },
  verify: { label: 'Record a verification', path: 'verification', tone: 'primary' },
  rate: { label: 'Rate the credibility', path: 'rating', tone: 'secondary' },
  review: { label: 'Add a peer review', path: 'peer-review', tone: 'secondary' },
  approve: { label: 'Approve', path: 'approval', tone: 'primary' },
  reject: { label: 'Reject', path: 'rejection', tone: 'secondary' },
  dispute: null,
  correct: { label: 'Propose a correction', path: 'correction/proposal', tone: 'secondary' },
  confirm: null,
  retract: { label: 'Retract', path: 'retraction', tone: 'danger' },
} as const satisfies Record<Step, Page | null>

/** What this person may do now; and where approving waits for somebody else, why. */
export function Steps({ report }: Pick<SectionProps, 'report'>) {
  const { approval } = report.handling
  const waitsFor = approval && approvalWaits[approval]
  const open = steps.flatMap((step) => {
    const page = pages[step]
    const isOpen = report.abilities[step] && !(step === 'approve' && waitsFor)
    if (!page || !isOpen) return []
    // Once it is verified, the next thing to do is another.
    const tone = step === 'verify' && report.verifications.present.length > 0 ? 'secondary' : page.tone
    return [{ step, ...page, tone }]
  })
  if (open.length === 0 && !waitsFor) return null
  return (
    <section aria-label="What you can do" className="space-y-3 print:hidden">
      {waitsFor ? <Alert>{waitsFor}</Alert> : null}
      <div className="flex flex-wrap gap-3">
        {open.map(({ step, path, tone, label }) => (
          <Link key={step} to={`/reports/${report.id}/${path}`} className={buttonStyles({ tone })}>
            {label}
          </Link>
        ))}
      </div>
    </section>
  )
}
