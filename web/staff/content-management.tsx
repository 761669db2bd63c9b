import type { ReactNode } from 'react'
import { Link, useActionData } from 'react-router'
import { requiredColumns } from '#domain/archive/import-row.ts'
import { type SettingName, settingsIn } from '#domain/operating/site-settings.ts'
import { openConviction } from '#server/archive/edit-conviction.ts'
import { importArchive } from '#server/archive/import-archive.ts'
import { listRecords } from '#server/archive/list-records.ts'
import { type PreviewedRow, previewImport } from '#server/archive/preview-import.ts'
import { withdrawConviction } from '#server/archive/withdraw-conviction.ts'
import { listSettings } from '#server/operating/settings/list-settings.ts'
import { Alert } from '#ui/alert.tsx'
import { Answered } from '#ui/answers/answered.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { FoldedSection } from '#ui/folded-section.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState, useRefusedForm } from '../form.tsx'
import { redirectAfter, redirectTo } from '../redirect.ts'
import { useLastAnswer } from '../shell/forms/last-answer.ts'
import { titled } from '../shell/titled.ts'
import { Trail } from '../shell/trail/trail.tsx'
import type { Route } from './+types/content-management'
import { type ImportLine, ImportRows, linesOf } from './parts/import-rows.tsx'
import { OpenForm } from './parts/open-form.tsx'
import { RecordList } from './parts/record-list.tsx'
import { WithdrawForm } from './parts/withdraw-form.tsx'
import { SettingList } from './settings/setting-list.tsx'

const door = page('archive.preview')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const asked = args.url.searchParams
    const search = asked.get('q') ?? ''
    const texts = (await listSettings(application, actor)).filter(({ name }) => isText(name))
    return {
      words: words('contentManagement', 'siteSettings'),
      columns: requiredColumns.join(', '),
      ...{ search, texts, records: await listRecords(application, actor, search, asked.get('after')) },
    }
  })
}

function isText(name: SettingName): boolean {
  return settingsIn('texts').includes(name) || settingsIn('contact').includes(name)
}

// The rows are answered with the page: what was looked over is sent back, and only then imported.
export async function action(args: Route.ActionArgs) {
  const file = await fileIn(args.request)
  return door.submission(args, async ({ application, actor, words }, fields) => {
    if (fields.intent === 'open') {
      const { referenceNumber } = await openConviction(application, actor, fields.number ?? '')
      return redirectTo(`/content-management/records/${referenceNumber}`, 303)
    }
    if (fields.intent === 'withdraw') {
      await withdrawConviction(application, actor, fields)
      return redirectAfter('/admin/proposals', 'withdrawal-proposed')
    }
    const csv = file || fields.csv || ''
    const proposed = fields.intent === 'import' ? await importArchive(application, actor, csv) : null
    const rows = proposed?.rows ?? (await previewImport(application, actor, csv))
    return {
      outcome: {
        ...{ isAnswered: proposed !== null, isProposed: proposed?.isProposed ?? false },
        csv: proposed ? '' : csv,
        ...countsOf(rows),
        rows: linesOf(rows, words('contentManagement', 'rowRefusalTexts')).slice(0, mostLines),
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

function countsOf(rows: readonly PreviewedRow[]) {
  const count = (verdict: PreviewedRow['verdict']) => rows.filter((row) => row.verdict === verdict).length
  return { added: count('new'), known: count('known'), refused: count('refused') }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.contentManagement.title) }]
}

export default function ContentManagement({ loaderData }: Route.ComponentProps) {
  const { columns, search, records, texts } = loaderData
  const { contentManagement: words, siteSettings } = loaderData.words
  const { textOf } = useFormState()
  const answer = useLastAnswer(useActionData<typeof action>())
  // Refused for want of the password: the same step, with nothing lost.
  const refused = useRefusedForm()?.values.intent
  const isAsked = refused === 'import'
  const outcome = answer && 'outcome' in answer ? answer.outcome : null
  return (
    <Page width="wide">
      <PageHeader
        above={<Trail />}
        title={words.title}
        lead={words.lead}
        actions={
          // A file, and no page for the router to open.
          <a href="/content-management/archive.csv" download className={buttonStyles({ tone: 'secondary' })}>
            {words.export}
          </a>
        }
      />
      <div className="columns-beside">
        <div>
          <RecordList words={words} page={records} search={search} />
          {outcome ? (
            <Answered to={outcome}>
              <Outcome words={words} outcome={outcome} />
            </Answered>
          ) : null}
          {isAsked ? (
            <Card>
              <RefusalNotice />
              <ImportForm csv={textOf('csv')}>{words.importAll}</ImportForm>
            </Card>
          ) : null}
          <Card className="py-1 sm:py-1.5">
            <FoldedSection
              id="import"
              title={words.importTitle}
              isLookedUp
              isOpen={refused === 'preview' || outcome !== null}
            >
              <TokenForm encType="multipart/form-data" intent="preview">
                {refused === 'preview' ? <RefusalNotice /> : null}
                <Field name="file" label={words.file} hint={words.fileHint}>
                  <TextInput type="file" accept=".csv,text/csv" />
                </Field>
                <Field name="csv" label={words.csv} hint={fill(words.csvHint, { columns })}>
                  <TextArea rows={6} defaultValue={textOf('csv') || outcome?.csv} autoComplete="off" />
                </Field>
                <SubmitButton>{words.preview}</SubmitButton>
              </TokenForm>
            </FoldedSection>
          </Card>
          <OpenForm words={words} />
          <WithdrawForm words={words} />
        </div>
        <div className="beside">
          <section aria-labelledby="texts" className="space-y-3">
            <h2 id="texts">{siteSettings.textsTitle}</h2>
            <p>{siteSettings.textsLead}</p>
            <SettingList words={siteSettings} settings={texts} />
            <p>
              <Link to="/admin/settings" className={linkStyles}>
                {siteSettings.all}
              </Link>
            </p>
          </section>
        </div>
      </div>
    </Page>
  )
}

type OutcomeProps = {
  words: Words['contentManagement']
  outcome: {
    isAnswered: boolean
    isProposed: boolean
    csv: string
    added: number
    known: number
    refused: number
    rows: ImportLine[]
  }
}

function Outcome({ words, outcome }: OutcomeProps) {
  const { isAnswered, isProposed, csv, added, known, refused, rows } = outcome
  const title = isProposed ? words.imported : isAnswered ? words.nothingNew : words.canBeImported
  return (
    <>
      <Alert
        tone={isProposed ? 'success' : 'information'}
        role="status"
        title={fill(title, { added, known, refused })}
      />
      {!isAnswered && added > 0 ? (
        <ImportForm csv={csv}>{fill(words.import, { count: added })}</ImportForm>
      ) : null}
      <ImportRows words={words} rows={rows} />
    </>
  )
}

function ImportForm({ csv, children }: { csv: string; children: ReactNode }) {
  return (
    <TokenForm intent="import">
      <input type="hidden" name="csv" value={csv} />
      <SubmitButton>{children}</SubmitButton>
    </TokenForm>
  )
}
