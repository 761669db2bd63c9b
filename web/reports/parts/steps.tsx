import { Link } from 'react-router'
import { type Step, steps } from '#domain/reports/workflow.ts'
import type { ReportView } from '#server/reports/show-report.ts'
import { Alert } from '#ui/alert.tsx'
import { type ButtonTone, buttonStyles } from '#ui/button-styles.ts'

type Page = { label: string; path: string; tone: ButtonTone }

/** Each step has a page of its own, where it is explained and confirmed. */
const pages = {
  edit: { label: 'Edit', path: 'edit', tone: 'secondary' },
  verify: { label: 'Record a verification', path: 'verification', tone: 'primary' },
  rate: { label: 'Rate the credibility', path: 'rating', tone: 'secondary' },
  approve: { label: 'Approve', path: 'approval', tone: 'primary' },
  reject: { label: 'Reject', path: 'rejection', tone: 'secondary' },
  retract: { label: 'Retract', path: 'retraction', tone: 'danger' },
} as const satisfies Record<Step, Page>

/** What this person may do now; and where approving waits for somebody else, why. */
export function Steps({ report }: { report: ReportView }) {
  const waitsFor = report.approval && waits[report.approval]
  const open = steps.flatMap((step) => {
    const page = pages[step]
    const isOpen = report.abilities[step] && !(step === 'approve' && waitsFor)
    // Once it is verified, the next thing to do is another.
    const tone = step === 'verify' && report.verifications.length > 0 ? 'secondary' : page.tone
    return isOpen ? [{ step, ...page, tone }] : []
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

const waits = {
  'two-people': null,
  alone: null,
  'not-verified': 'This report can be approved after a verification.',
  'second-person-needed':
    'You verified this report, so another member of staff has to approve it, or verify it as well.',
} as const satisfies Record<NonNullable<ReportView['approval']>, string | null>
