import { Link, useActionData } from 'react-router'
import { promisedDays, promiseOf } from '#domain/publishing/correction-steps.ts'
import { daysKept } from '#domain/retention/retention.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { requestCorrection } from '#server/publishing/corrections/request-correction.ts'
import { showDisputable } from '#server/publishing/corrections/show-disputable.ts'
import { siteNow } from '#server/settings/site-now.ts'
import { Alert } from '#ui/alert.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { Blocks } from '../../article.tsx'
import { dayOf, partialDay } from '../../dates.ts'
import { page } from '../../door.ts'
import { useLastAnswer } from '../../shell/forms/last-answer.ts'
import { useStageFocus } from '../../shell/forms/use-stage-focus.ts'
import { LegalContact } from '../../shell/legal-contact.tsx'
import { titled } from '../../shell/titled.ts'
import { partParts } from '../parts/part-name.ts'
import { Presumption } from '../parts/presumption.tsx'
import type { Route } from './+types/ask'
import { AskForm } from './ask-form.tsx'
import { Received } from './received.tsx'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, pageRequest, words }) => ({
    words: words(
      'askForCorrection',
      'legalContact',
      'requesterNames',
      'assetKinds',
      'itemTexts',
      ...partParts,
    ),
    report: await showDisputable(application, actor, args.params.id),
    number: application.randomness.uuid(),
    formToken: pageRequest.formToken(),
    days: daysKept('correction request'),
    legalContact: (await siteNow(application)).legalContact,
  }))
}

// Answered with the page: the code is shown once, and no address may carry it.
export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, pageRequest }, fields) => ({
    code: await requestCorrection(application, args.params.id, fields, pageRequest.caller()),
    promisedOn: promiseOf(dayInNigeria(application.now()), dayInNigeria(application.now())).on,
  }))
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    {
      title: titled(
        loaderData &&
          fill(loaderData.words.askForCorrection.tab, { number: loaderData.report.referenceNumber }),
      ),
    },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function AskForCorrection({ loaderData }: Route.ComponentProps) {
  const words = loaderData.words.askForCorrection
  const { report, number, formToken, days, legalContact } = loaderData
  const answer = useLastAnswer(useActionData<typeof action>())
  useStageFocus(answer && 'code' in answer ? 'code' : 'form')
  if (answer && 'code' in answer) return <Received words={words} {...answer} report={report} />
  return (
    <Page>
      <PageHeader
        above={report.referenceNumber}
        title={report.isRetracted ? words.retracted : words.title}
        lead={report.isRetracted ? null : words.lead}
      />
      {report.isRetracted ? (
        <p>
          {words.retractedText}{' '}
          <Link to="/contact" className={linkStyles}>
            {words.contact}
          </Link>
          .{' '}
          <Link to={`/reports/${report.id}/correction/letter`} className={linkStyles}>
            {words.letter}
          </Link>
        </p>
      ) : (
        <>
          <p>
            {fill(words.about, { name: report.personName ?? '', day: dayOf(report.publishedAt) })}{' '}
            {report.isWhole ? null : (
              <>
                {words.onlyBeginnings}{' '}
                <Link to={`/reports/${report.id}`} className={linkStyles}>
                  {words.page}
                </Link>
                {words.account}
              </>
            )}
          </p>
          {report.disputedOn ? (
            <Alert>{fill(words.disputed, { day: partialDay(report.disputedOn) })}</Alert>
          ) : null}
          <Blocks
            of={[{ list: words.terms.map((term) => fill(term, { count: days, promised: promisedDays })) }]}
          />
          <AskForm words={words} passages={report.passages} number={number} formToken={formToken} />
        </>
      )}
      <LegalContact words={loaderData.words.legalContact} contact={legalContact} />
      <Presumption />
    </Page>
  )
}
