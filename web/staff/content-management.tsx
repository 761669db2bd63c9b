import { useActionData } from 'react-router'
import { requiredColumns } from '#domain/archive/import-row.ts'
import { importArchive } from '#server/archive/import-archive.ts'
import { type PreviewedRow, previewImport } from '#server/archive/preview-import.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { fill } from '#words/fill.ts'
import { rowRefusalTexts } from '#words/in-scripts/archive-names.ts'
import type { Words } from '#words/words.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/content-management'

const door = page('archive.import')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ words }) => {
    return { words: words('contentManagement'), columns: requiredColumns.join(', ') }
  })
}

// The rows are answered with the page: what was looked over is sent back, and only then imported.
export async function action(args: Route.ActionArgs) {
  const file = await fileIn(args.request)
  return door.submission(args, async ({ application, actor, words }, fields) => {
    const csv = file || fields.csv || ''
    const isImport = fields.step === 'import'
    const rows = isImport
      ? await importArchive(application, actor, csv)
      : await previewImport(application, actor, csv)
    return {
      outcome: {
        isImport,
        csv: isImport ? '' : csv,
        ...countsOf(rows),
        rows: linesOf(rows, words('contentManagement').contentManagement),
      },
    }
  })
}

async function fileIn(request: Request): Promise<string> {
  const form = await request
    .clone()
    .formData()
    .catch(() => null)
  const file = form?.get('file')
  return file instanceof File ? file.text() : ''
}

const mostLines = 200

function linesOf(rows: readonly PreviewedRow[], words: Words['contentManagement']) {
  const shown = rows
    .toSorted((one, other) => Number(one.verdict === 'new') - Number(other.verdict === 'new'))
    .slice(0, mostLines)
  return shown.map((row) => ({
    line: row.line,
    name: row.name,
    verdict: row.verdict,
    why: whyOf(row, words),
  }))
}

function whyOf(row: PreviewedRow, words: Words['contentManagement']): string {
  if (row.verdict === 'refused') return row.refusals.map((refusal) => rowRefusalTexts[refusal]).join(' ')
  else if (row.verdict === 'new') return `${row.conviction.offense}, ${row.conviction.convictionDate}`
  else return row.referenceNumber ? fill(words.known, { reference: row.referenceNumber }) : words.earlier
}

function countsOf(rows: readonly PreviewedRow[]) {
  const count = (verdict: PreviewedRow['verdict']) => rows.filter((row) => row.verdict === verdict).length
  return { added: count('new'), known: count('known'), refused: count('refused') }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.contentManagement.title) }]
}

export default function ContentManagement({ loaderData }: Route.ComponentProps) {
  const { columns } = loaderData
  const words = loaderData.words.contentManagement
  const { textOf } = useFormState()
  const answer = useActionData<typeof action>()
  const outcome = answer && 'outcome' in answer ? answer.outcome : null
  return (
    <Page>
      <PageHeader
        title={words.title}
        lead={words.lead}
        actions={
          // A file, and no page for the router to open.
          <a href="/content-management/archive.csv" download className={buttonStyles({ tone: 'secondary' })}>
            {words.export}
          </a>
        }
      />
      {outcome ? <Outcome words={words} outcome={outcome} /> : null}
      <Card className="space-y-4">
        <h2>{words.importTitle}</h2>
        <TokenForm encType="multipart/form-data">
          <RefusalNotice />
          <Field name="file" label={words.file} hint={words.fileHint}>
            <TextInput type="file" accept=".csv,text/csv" />
          </Field>
          <Field name="csv" label={words.csv} hint={fill(words.csvHint, { columns })}>
            <TextArea rows={6} defaultValue={textOf('csv')} autoComplete="off" />
          </Field>
          <SubmitButton name="step" value="preview">
            {words.preview}
          </SubmitButton>
        </TokenForm>
      </Card>
    </Page>
  )
}

type OutcomeProps = {
  words: Words['contentManagement']
  outcome: {
    isImport: boolean
    csv: string
    added: number
    known: number
    refused: number
    rows: ReturnType<typeof linesOf>
  }
}

function Outcome({ words, outcome }: OutcomeProps) {
  const { isImport, csv, added, known, refused, rows } = outcome
  return (
    <>
      <Alert
        tone={isImport ? 'success' : 'information'}
        role="status"
        title={fill(isImport ? words.imported : words.canBeImported, { added, known, refused })}
      />
      {!isImport && added > 0 ? (
        <TokenForm>
          <input type="hidden" name="csv" value={csv} />
          <SubmitButton name="step" value="import">
            {fill(words.import, { count: added })}
          </SubmitButton>
        </TokenForm>
      ) : null}
      <div className="overflow-x-auto">
        <table className="w-full text-left text-sm">
          <caption className="sr-only">{words.rows}</caption>
          <thead>
            <tr className="border-b border-edge">
              <th scope="col" className="py-2 pr-4">
                {words.line}
              </th>
              <th scope="col" className="py-2 pr-4">
                {words.name}
              </th>
              <th scope="col" className="py-2">
                {words.outcome}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.line} className="border-b border-line align-top">
                <td className="py-2 pr-4">{row.line}</td>
                <td className="py-2 pr-4">{row.name}</td>
                <td className="py-2">
                  <strong>{words.verdicts[row.verdict]}</strong> {row.why}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
