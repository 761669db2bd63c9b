import { longestReason } from '#domain/reports/report.ts'
import { attachmentKinds } from '#domain/writing/attachments.ts'
import type { OriginalsSection } from '#server/report-view/originals-section.ts'
import { showReportForOriginals } from '#server/report-view/show-report.ts'
import { proposeOriginals } from '#server/writing/originals/propose-originals.ts'
import { Alert } from '#ui/alert.tsx'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { dayOf } from '../../dates.ts'
import { page } from '../../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../../form.tsx'
import { redirectAfter } from '../../redirect.ts'
import { titled } from '../../shell/titled.ts'
import { Trail } from '../../shell/trail/trail.tsx'
import { sizeText } from '../parts/file-list.tsx'
import type { Route } from './+types/originals'

const door = page('page.staff')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('originals', 'backTo'),
    report: await showReportForOriginals(application, actor, args.params.id),
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    await proposeOriginals(application, actor, args.params.id, fields)
    return redirectAfter(`/reports/${args.params.id}`, 'originals-proposed')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const words = loaderData?.words.originals
  return [{ title: titled(words && fill(words.tab, { number: loaderData.report.referenceNumber })) }]
}

export default function Originals({ loaderData }: Route.ComponentProps) {
  const { report } = loaderData
  const words = loaderData.words.originals
  const { originals } = report
  return (
    <Page>
      <PageHeader above={<Trail />} title={words.title} lead={words.lead} />
      {originals ? (
        <Kept reportId={report.id} originals={originals} words={words} />
      ) : (
        <Alert title={words.none}>
          <p>{words.noneText}</p>
        </Alert>
      )}
    </Page>
  )
}

type KeptProps = { reportId: string; originals: OriginalsSection; words: Words['originals'] }

function Kept({ reportId, originals: { kept, waits, takenUntil }, words }: KeptProps) {
  return (
    <>
      <section className="space-y-3">
        <h2>{words.kept}</h2>
        {takenUntil ? (
          <Alert tone="warning" title={fill(words.mayTake, { day: dayOf(takenUntil) })}>
            <p>{words.mayTakeText}</p>
          </Alert>
        ) : null}
        <ul className="divide-y divide-line">
          {kept.map(({ id, number, kind, size }) => (
            <li key={id} className="flex min-h-11 flex-wrap items-center justify-between gap-3 py-1.5">
              {fill(words.of, { number, kind: attachmentKinds[kind].name, size: sizeText(size) })}
              {takenUntil ? (
                <TokenForm action={`/reports/${reportId}/originals/${id}`} reloadDocument className="">
                  <SubmitButton size="small" aria-label={fill(words.takeOne, { number })}>
                    {words.take}
                  </SubmitButton>
                </TokenForm>
              ) : null}
            </li>
          ))}
        </ul>
      </section>
      {takenUntil ? null : waits ? (
        <Alert title={words.waits}>
          <p>{words.waitsText}</p>
        </Alert>
      ) : (
        <Ask words={words} />
      )}
    </>
  )
}

function Ask({ words }: Pick<KeptProps, 'words'>) {
  const { textOf, problemOf } = useFormState()
  return (
    <TokenForm>
      <h2>{words.ask}</h2>
      <RefusalNotice failure={words.failure} labels={{ reason: words.label }} />
      <Field name="reason" label={words.label} hint={words.hint} error={problemOf('reason')} required>
        <TextArea rows={4} defaultValue={textOf('reason')} maxLength={longestReason} />
      </Field>
      <SubmitButton>{words.button}</SubmitButton>
    </TokenForm>
  )
}
