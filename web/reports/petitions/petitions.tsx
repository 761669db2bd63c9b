import { petitionSteps } from '#domain/cases/petitions.ts'
import { RuleBroken } from '#domain/errors.ts'
import { notePetition } from '#server/cases/petitions/note-petition.ts'
import { proposePetition } from '#server/cases/petitions/propose-petition.ts'
import { showReportForPetitions } from '#server/report-view/show-report.ts'
import { Alert } from '#ui/alert.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../../door.ts'
import { RefusalNotice } from '../../form.tsx'
import { redirectAfter } from '../../redirect.ts'
import { titled } from '../../shell/titled.ts'
import { Trail } from '../../shell/trail/trail.tsx'
import type { Route } from './+types/petitions'
import { MadePetition } from './parts/made-petition.tsx'
import { PetitionText } from './parts/petition-text.tsx'
import { ProposePetition } from './parts/propose-petition.tsx'
import { letterNames, petitionLetter } from './petition-letter.ts'

const door = page('page.staff')

const shownNames = ['recipientNames', 'sourceAnswerNames'] as const

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const report = await showReportForPetitions(application, actor, args.params.id)
    const { petitionPapers, ...names } = words('petitionPapers', ...letterNames)
    const { text, petitionDesk, ...head } = report
    return {
      words: words('petitions', 'backTo', ...shownNames),
      report: head,
      petitions: petitionDesk,
      letter: text.words ? petitionLetter(text.words, petitionPapers, names) : '',
    }
  })
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    const { id } = args.params
    if (fields.intent === 'propose') {
      await proposePetition(application, actor, id, fields)
      return redirectAfter(`/reports/${id}/petitions`, 'petition-proposed')
    }
    const step = petitionSteps.find((each) => each === fields.intent)
    if (!step) throw new RuleBroken('body-unreadable')
    await notePetition(application, actor, id, step, fields)
    return redirectAfter(`/reports/${id}/petitions`, 'petition-noted')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const words = loaderData?.words.petitions
  return [{ title: titled(words && fill(words.tab, { number: loaderData.report.referenceNumber })) }]
}

export default function Petitions({ loaderData }: Route.ComponentProps) {
  const { report, petitions, letter } = loaderData
  const words = loaderData.words.petitions
  const labels = { recipient: words.to, source: words.asked, files: words.files }
  return (
    <Page>
      <PageHeader above={<Trail />} title={words.title} lead={words.lead} />
      <Alert tone="warning" title={words.danger}>
        {words.dangerText}
      </Alert>
      <RefusalNotice
        failure={words.failure}
        labels={{ ...labels, letter: words.letter, why: words.reason }}
      />
      {petitions && petitions.made.length > 0 ? (
        <section className="space-y-4">
          <h2>{words.made}</h2>
          {petitions.made.map((each) => (
            <MadePetition key={each.id} words={words} reportId={report.id} petition={each} />
          ))}
        </section>
      ) : null}
      {petitions?.waiting ? (
        <Alert title={words.waits}>
          <p>{words.waitsText}</p>
          <PetitionText words={words} petition={petitions.waiting} />
        </Alert>
      ) : petitions?.isOpen ? (
        <ProposePetition words={words} reportId={report.id} petitions={petitions} letter={letter} />
      ) : (
        <Alert title={words.closed}>
          <p>{words.closedText}</p>
        </Alert>
      )}
    </Page>
  )
}
