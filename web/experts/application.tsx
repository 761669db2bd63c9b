import { renewPapers, sendApplication } from '#server/experts/apply-as-expert.ts'
import { ownApplication, saveApplicationDraft, withdrawApplication } from '#server/experts/own-application.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { partialDay } from '../dates.ts'
import { page } from '../door.ts'
import { ExpertFields, expertNames, PaperFields } from '../expert-fields.tsx'
import { RefusalNotice, SubmitButton, TokenForm } from '../form.tsx'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/application'

const door = page('expert.see-own')
const address = '/expert-network/application'

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('expertApplication', 'expertFields', ...expertNames),
    own: await ownApplication(application, actor),
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, { intent, step, ...fields }) => {
    if (intent === 'withdraw') {
      await withdrawApplication(application, actor)
      return redirectAfter(address, 'expert-withdrawn')
    } else if (intent === 'renew') {
      await renewPapers(application, actor, fields)
      return redirectAfter(address, 'expert-papers-sent')
    } else if (step === 'draft') {
      await saveApplicationDraft(application, actor, fields)
      return redirectAfter(address, 'expert-draft-saved')
    } else {
      await sendApplication(application, actor, fields)
      return redirectAfter(address, 'expert-applied')
    }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.expertApplication.title) }]
}

export default function ExpertApplicationPage({ loaderData }: Route.ComponentProps) {
  const { own } = loaderData
  const { expertApplication: words, expertFields } = loaderData.words
  const mayWrite = own.state !== 'verified' && own.state !== 'suspended'
  return (
    <Page>
      <PageHeader title={words.title} lead={words.lead} />
      <State own={own} words={words} />
      {mayWrite ? (
        <Card>
          {/* What was withdrawn is not left in the form. */}
          <TokenForm key={`${own.state} ${own.isDraft}`} intent="apply">
            <RefusalNotice labels={expertFields} />
            <p>{words.about}</p>
            <ExpertFields words={expertFields} before={own.fields} isRequired />
            <div className="flex flex-wrap gap-3">
              <SubmitButton name="step" value="send">
                {own.state === null ? words.send : words.sendAgain}
              </SubmitButton>
              <SubmitButton name="step" value="draft" tone="secondary" formNoValidate>
                {words.saveDraft}
              </SubmitButton>
            </div>
          </TokenForm>
        </Card>
      ) : null}
      {own.state === 'verified' && own.isRenewalDue ? (
        <Card className="space-y-3">
          <h2>{words.renewTitle}</h2>
          <p>{words.renewText}</p>
          <TokenForm intent="renew">
            <RefusalNotice labels={expertFields} />
            <PaperFields words={expertFields} before={own.fields} />
            <SubmitButton>{words.renew}</SubmitButton>
          </TokenForm>
        </Card>
      ) : null}
      {own.state !== null || own.isDraft ? (
        <Card className="space-y-3">
          <h2>{words.withdrawTitle}</h2>
          <p>{words.withdrawText}</p>
          <TokenForm intent="withdraw">
            <SubmitButton tone="danger">{words.withdraw}</SubmitButton>
          </TokenForm>
        </Card>
      ) : null}
    </Page>
  )
}

type Data = Route.ComponentProps['loaderData']

function State({ own, words }: { own: Data['own']; words: Data['words']['expertApplication'] }) {
  if (own.state === null) return own.isDraft ? <Alert title={words.draft}>{words.draftText}</Alert> : null
  const facts = {
    appliedOn: own.appliedOn ? partialDay(own.appliedOn) : '',
    until: own.verifiedUntil ? partialDay(own.verifiedUntil) : '',
  }
  return (
    <Alert title={words.states[own.state].title}>
      <p>{fill(words.states[own.state].text, facts)}</p>
      {own.isDraft ? <p>{words.draftBeside}</p> : null}
    </Alert>
  )
}
