import { Link } from 'react-router'
import { availabilities } from '#domain/experts/expert.ts'
import { chooseAvailability } from '#server/experts/availability.ts'
import { showDashboard } from '#server/experts/dashboard.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/dates/date-field.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { fill } from '#words/fill.ts'
import { partialDay } from '../dates.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { useNames } from '../page-names.ts'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/dashboard'
import { StaffOverview } from './parts/staff-overview.tsx'

const door = page('expert.see-own')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words(
      ...(['expertDashboard', 'expertiseAreaNames', 'expertZoneNames'] as const),
      ...(['assignmentStateNames', 'availabilityNames'] as const),
    ),
    shown: await showDashboard(application, actor),
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    await chooseAvailability(application, actor, fields)
    return redirectAfter('/expert-dashboard', 'availability-saved')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.expertDashboard.title) }]
}

export default function ExpertDashboard({ loaderData }: Route.ComponentProps) {
  const { shown } = loaderData
  const words = loaderData.words.expertDashboard
  return (
    <Page>
      <PageHeader title={words.title} lead={words.lead} />
      {shown.staff ? <StaffOverview staff={shown.staff} words={words} /> : null}
      {shown.expert ? <OwnWork expert={shown.expert} words={words} /> : null}
    </Page>
  )
}

type Data = Route.ComponentProps['loaderData']
type Own = { expert: NonNullable<Data['shown']['expert']>; words: Data['words']['expertDashboard'] }

function OwnWork({ expert, words }: Own) {
  return (
    <>
      <Rows title={words.invitations} none={words.noInvitations} rows={expert.invitations} words={words} />
      <Rows title={words.work} none={words.noWork} rows={expert.work} words={words} />
      <section className="space-y-3">
        <h2>{words.past}</h2>
        <p className="text-sm text-muted">{expert.past.length > 0 ? words.pastText : words.noPast}</p>
        {expert.past.length > 0 ? (
          <DescriptionList
            items={expert.past.map(({ number, endedOn }) => ({ term: number, detail: partialDay(endedOn) }))}
          />
        ) : null}
      </section>
      <Availability expert={expert} words={words} />
      <Declared declaration={expert.declaration} words={words} />
      <p>
        {fill(words.verifiedUntil, { day: partialDay(expert.verifiedUntil) })}{' '}
        <Link to="/expert-network/application" className={linkStyles}>
          {words.application}
        </Link>
      </p>
    </>
  )
}

type DeclaredProps = { declaration: Own['expert']['declaration']; words: Own['words'] }

/** A number and a day: the lines themselves are shown to no one. */
function Declared({ declaration, words }: DeclaredProps) {
  return (
    <section className="space-y-3">
      <h2>{words.declaration}</h2>
      {declaration?.isOld ? <Alert title={words.oldDeclaration}>{words.oldDeclarationText}</Alert> : null}
      <p>
        {declaration
          ? fill(words.declared, { count: declaration.lines, day: partialDay(declaration.declaredOn) })
          : words.notDeclared}
      </p>
    </section>
  )
}

type RowsProps = { title: string; none: string; rows: Own['expert']['work']; words: Own['words'] }

function Rows({ title, none, rows, words }: RowsProps) {
  const names = useNames('expertiseAreaNames', 'expertZoneNames', 'assignmentStateNames')
  return (
    <section className="space-y-3">
      <h2>{`${title} (${rows.length})`}</h2>
      {rows.length === 0 ? <p>{none}</p> : null}
      <ul className="space-y-3">
        {rows.map((row) => (
          <Card as="li" key={row.id} className="space-y-2">
            <h3>
              <Link to={`/expert-dashboard/${row.id}`} className={linkStyles}>
                {`${row.number}: ${names.expertiseAreaNames[row.area]}, ${names.expertZoneNames[row.zone]}`}
              </Link>
            </h3>
            <p className="flex flex-wrap gap-2">
              <Badge>{names.assignmentStateNames[row.state]}</Badge>
              {row.isOverdue ? <Badge tone="warning">{words.overdue}</Badge> : null}
            </p>
            <p>
              {row.isInvitation
                ? fill(words.lapses, { day: partialDay(row.lapsesOn) })
                : fill(words.due, { day: partialDay(row.dueOn) })}
            </p>
            {row.talk ? <p>{fill(words.talk[row.talk.last], { count: row.talk.count })}</p> : null}
          </Card>
        ))}
      </ul>
    </section>
  )
}

function Availability({ expert, words }: Own) {
  const { availabilityNames } = useNames('availabilityNames')
  const { textOf, problemOf } = useFormState({
    availability: expert.availability,
    freeFrom: expert.freeFrom ?? '',
  })
  return (
    <Card className="space-y-3">
      <h2>{words.free}</h2>
      <TokenForm>
        <RefusalNotice labels={{ availability: words.free, freeFrom: words.freeFrom }} />
        <RadioGroup
          name="availability"
          legend={words.freeNow}
          required
          error={problemOf('availability')}
          defaultValue={textOf('availability')}
          options={availabilities.map((value) => ({ value, label: availabilityNames[value] }))}
        />
        <DateField
          name="freeFrom"
          label={words.freeFrom}
          error={problemOf('freeFrom')}
          value={textOf('freeFrom')}
        />
        <SubmitButton tone="secondary">{words.save}</SubmitButton>
      </TokenForm>
    </Card>
  )
}
