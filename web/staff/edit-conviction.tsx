import { appealStatuses } from '#domain/archive/archive-record.ts'
import { type EditedColumn, editedColumns } from '#domain/archive/edited-record.ts'
import { longestCell, requiredColumns } from '#domain/archive/import-row.ts'
import { states } from '#domain/reports/places.ts'
import { longestReason } from '#domain/reports/report.ts'
import { editConviction, openConviction } from '#server/archive/edit-conviction.ts'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import { Trail } from '../shell/trail/trail.tsx'
import type { Route } from './+types/edit-conviction'

const door = page('archive.preview')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const { referenceNumber, cells } = await openConviction(application, actor, args.params.reference)
    return {
      ...{ referenceNumber, cells },
      words: words('contentManagement', 'proposals', 'appealStatusNames'),
    }
  })
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    await editConviction(application, actor, args.params.reference, fields)
    return redirectAfter('/admin/proposals', 'conviction-edit-proposed')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.contentManagement.editTitle) }]
}

export default function EditConviction({ loaderData }: Route.ComponentProps) {
  const { referenceNumber, cells } = loaderData
  const { contentManagement: words, proposals, appealStatusNames } = loaderData.words
  const { textOf, problemOf } = useFormState(cells)
  const labels = { ...proposals.convictionColumns, changeNote: words.changeNote }
  const choices = {
    state: states.map((state) => ({ value: state, label: state })),
    appealStatus: appealStatuses.map((status) => ({ value: status, label: appealStatusNames[status] })),
  }
  const control = (column: EditedColumn) => {
    const defaultValue = textOf(column)
    if (column === 'state' || column === 'appealStatus')
      return <Select choices={choices[column]} defaultValue={defaultValue} />
    else return <TextInput defaultValue={defaultValue} maxLength={longestCell} autoComplete="off" />
  }
  return (
    <Page>
      <PageHeader
        above={
          <>
            <Trail />
            {referenceNumber}
          </>
        }
        title={words.editTitle}
        lead={words.editLead}
      />
      <Card>
        <TokenForm>
          <RefusalNotice failure={words.editFailure} labels={labels} />
          {editedColumns.map((column) => (
            <Field
              key={column}
              name={column}
              label={labels[column]}
              error={problemOf(column)}
              required={requiredColumns.some((each) => each === column)}
            >
              {control(column)}
            </Field>
          ))}
          <Field
            name="changeNote"
            label={words.changeNote}
            hint={words.changeNoteHint}
            error={problemOf('changeNote')}
            required
          >
            <TextArea rows={4} defaultValue={textOf('changeNote')} maxLength={longestReason} />
          </Field>
          <SubmitButton>{words.proposeEdit}</SubmitButton>
        </TokenForm>
      </Card>
    </Page>
  )
}
