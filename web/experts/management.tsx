import { Link } from 'react-router'
import { type ListedExpert, listExperts } from '#server/experts/manage/list-experts.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { partialDay } from '../dates.ts'
import { page } from '../door.ts'
import { useNames } from '../page-names.ts'
import { titled } from '../shell/titled.ts'
import { Trail } from '../shell/trail/trail.tsx'
import type { Route } from './+types/management'

const door = page('expert.manage')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('expertManagement', 'expertiseAreaNames', 'expertStateNames'),
    experts: await listExperts(application, actor),
  }))
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.expertManagement.title) }]
}

export default function ExpertManagement({ loaderData }: Route.ComponentProps) {
  const { experts } = loaderData
  const words = loaderData.words.expertManagement
  const groups = [
    { title: words.applications, rows: experts.filter(({ state }) => state === 'pending') },
    { title: words.renewals, rows: experts.filter((expert) => expert.isRenewalDue) },
    { title: words.verified, rows: experts.filter((one) => one.state === 'verified' && !one.isRenewalDue) },
    {
      title: words.others,
      rows: experts.filter(({ state }) => state === 'rejected' || state === 'suspended'),
    },
  ]
  return (
    <Page>
      <PageHeader above={<Trail />} title={words.title} lead={words.lead} />
      {experts.length === 0 ? <EmptyState title={words.none}>{words.noneText}</EmptyState> : null}
      {groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ title, rows }) => (
          <section key={title} className="space-y-3">
            <h2>{`${title} (${rows.length})`}</h2>
            <ul className="space-y-3">
              {rows.map((expert) => (
                <Row key={expert.id} expert={expert} />
              ))}
            </ul>
          </section>
        ))}
      <p>
        <a href="/expert-management/register.csv" download className={linkStyles}>
          {words.register}
        </a>
      </p>
    </Page>
  )
}

function Row({ expert }: { expert: ListedExpert }) {
  const names = useNames('expertiseAreaNames', 'expertStateNames', 'expertManagement')
  const words = names.expertManagement
  return (
    <Card as="li" className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Link to={`/expert-management/${expert.id}`} className={linkStyles}>
        {expert.username}
      </Link>
      <Badge>{names.expertStateNames[expert.state]}</Badge>
      <span className="text-sm text-muted">
        {expert.areas.map((area) => names.expertiseAreaNames[area]).join(', ')}
      </span>
      <span className="text-sm text-muted">
        {expert.verifiedUntil
          ? fill(words.until, { day: partialDay(expert.verifiedUntil) })
          : fill(words.appliedOn, { day: partialDay(expert.appliedOn) })}
      </span>
    </Card>
  )
}
