import { Link } from 'react-router'
import type { PlanNews } from '#domain/plans/renewals.ts'
import { linkStyles } from '#ui/link-styles.ts'
import type { Words } from '#words/words.ts'

type PlanNoticeProps = { news: PlanNews; words: Pick<Words['shell'], 'planNotice'> }

/** On top of each page, while something is to be done about the renewal of the person's plan. */
export function PlanNotice({ news, words: { planNotice } }: PlanNoticeProps) {
  return (
    <section aria-label={planNotice.label} className="border-b border-line bg-surface px-4 py-2 text-center">
      {planNotice[news]}{' '}
      <Link to="/subscription-plans/billing" className={linkStyles}>
        {planNotice.link}
      </Link>
    </section>
  )
}
