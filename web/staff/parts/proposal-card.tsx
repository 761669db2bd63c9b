import { Link } from 'react-router'
import { actRow } from '#domain/proposals/acts.ts'
import type { JudgementSubject } from '#server/proposals/judgement-subjects.ts'
import type { WaitingProposal } from '#server/proposals/list-proposals.ts'
import type { ProposedConsequence } from '#server/publishing/consequences/record-consequence.ts'
import { Card } from '#ui/card.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { nairaOf } from '../../amounts.ts'
import { momentOf, partialDay } from '../../dates.ts'
import { SubmitButton, TokenForm } from '../../form.tsx'
import { useNames } from '../../page-names.ts'
import { PeriodPreview } from '../settings/period-preview.tsx'
import { SettingValue } from '../settings/setting-value.tsx'
import { EditedParts } from './edited-parts.tsx'
import { JudgedSides } from './judged-row.tsx'

type PlanNames = Words['billing']['plans']
type ProposalCardProps = { words: Words['proposals']; plans: PlanNames; proposal: WaitingProposal }

/** One thing that waits for a second person, with what the reader may do about it. */
export function ProposalCard({ words, plans, proposal }: ProposalCardProps) {
  const { id, act, isMine, mayConfirm, mayDecline, mayWithdraw, signs } = proposal
  return (
    <Card as="li" className="space-y-3">
      <ProposalText words={words} plans={plans} proposal={proposal} />
      {mayConfirm || isMine || proposal.waitsForBatch ? null : <p className="text-sm">{words.notYours}</p>}
      <div className="flex flex-wrap gap-3">
        {mayConfirm ? (
          <StepForm words={words} step="confirm" label={words.confirm} proposal={proposal} />
        ) : null}
        {mayDecline ? (
          <StepForm words={words} step="decline" label={endLabel(proposal, words)} proposal={proposal} />
        ) : null}
        {mayWithdraw ? (
          <StepForm words={words} step="withdraw" label={words.withdraw} proposal={proposal} />
        ) : null}
      </div>
      {signs ? (
        <p>
          <Link to={`/admin/proposals/${id}/signature`} className={linkStyles}>
            {signs === 'proposed' ? words.sign : words.confirmAndSign}
            <span className="sr-only">: {words.acts[act]}</span>
          </Link>
        </p>
      ) : null}
    </Card>
  )
}

/** What it is, who proposed it, and until when it waits. */
export function ProposalText({ words, plans, proposal }: ProposalCardProps) {
  const { id, act, about, by, isMine, proposedAt } = proposal
  const at = momentOf(proposedAt)
  return (
    <>
      <h2>{words.acts[act]}</h2>
      {about.kind === 'grant' || about.kind === 'refund' ? (
        <p className="break-words">{aboutMoney(about, words, plans)}</p>
      ) : (
        <Subject words={words} id={id} act={act} about={about} />
      )}
      <p className="text-sm text-muted">
        {isMine ? fill(words.byYou, { at }) : fill(words.by, { by: by ?? words.left, at })}
        {' · '}
        {stateOf(proposal, words)}
      </p>
    </>
  )
}

function endLabel({ act, aloneFrom, waitsForBatch }: WaitingProposal, words: Words['proposals']) {
  if (act === 'retraction') return words.reverse
  else return aloneFrom || waitsForBatch ? words.stop : words.decline
}

type AboutMoney = Extract<WaitingProposal['about'], { kind: 'grant' | 'refund' }>
type SubjectProps = {
  words: Words['proposals']
  id: string
  act: WaitingProposal['act']
  about: Exclude<WaitingProposal['about'], AboutMoney>
}

function aboutMoney(about: AboutMoney, words: Words['proposals'], plans: PlanNames): string {
  if (about.kind === 'grant') {
    if (!about.grant) return words.grantHidden
    const { username, plan, number } = about.grant
    return fill(words.grant, { username, plan: plans[plan], number })
  }
  if (!about.refund) return words.refundHidden
  const { reference, plan, amountKobo } = about.refund
  return fill(words.refund, { reference, plan: plans[plan], naira: nairaOf(amountKobo) })
}

function Subject({ words, id: proposalId, act, about }: SubjectProps) {
  const { roleNames } = useNames('roleNames')
  if (about.kind === 'invitation') return <p>{fill(words.invited, { role: roleNames[about.role] })}</p>
  if (about.kind === 'declaration') {
    const { username, lines } = about
    return (
      <p className="break-words">
        {lines
          ? fill(words.removal, { username, lines: lines.join(', ') })
          : fill(words.removalHidden, { username })}
      </p>
    )
  }
  if (about.kind === 'judgement') return <Judgement about={about} />
  if (about.kind === 'setting') return <SettingChange words={words} about={about} />
  if (about.kind === 'archive_import')
    return (
      <>
        <p>{fill(words.records, { count: about.records })}</p>
        <p>
          <Link to={`/admin/proposals/${proposalId}/rows`} className={linkStyles}>
            {words.readRows}
          </Link>
        </p>
      </>
    )
  if (about.kind === 'conviction')
    return (
      <>
        <p>
          <Link to={`/archive/${about.referenceNumber}`} className={linkStyles}>
            {about.referenceNumber}
          </Link>
        </p>
        <p className="whitespace-pre-line">{about.reason}</p>
        {about.parts.length > 0 ? <EditedParts words={words} parts={about.parts} /> : null}
      </>
    )
  if (about.kind === 'report')
    return (
      <>
        <p>
          <Link to={`/reports/${about.id}`} className={linkStyles}>
            {about.referenceNumber}
          </Link>
        </p>
        {about.hold ? (
          <p>
            {about.hold.until ? fill(words.heldUntil, { day: partialDay(about.hold.until) }) : words.holdEnds}
          </p>
        ) : null}
        {about.reason ? <p className="whitespace-pre-line">{about.reason}</p> : null}
        {act === 'petition' ? (
          <p>
            <Link to={`/reports/${about.id}/petitions`} className={linkStyles}>
              {words.readPetition}
            </Link>
          </p>
        ) : null}
        {about.consequence ? <Consequence words={words} proposed={about.consequence} /> : null}
      </>
    )
  if (about.kind === 'expert')
    return (
      <p>
        <Link to={`/expert-management/${about.id}`} className={linkStyles}>
          {fill(words.expert[about.outcome], { username: about.username })}
        </Link>
      </p>
    )
  const { id, username, roleFrom, roleTo, suspension } = about
  const text =
    roleFrom && roleTo
      ? fill(words.roleChange, { username, from: roleNames[roleFrom], to: roleNames[roleTo] })
      : fill(words.person, { username })
  return (
    <>
      <p>
        <Link to={`/user-management/${id}`} className={linkStyles}>
          {text}
        </Link>
      </p>
      {suspension ? <p>{words.reasons[suspension.reason]}</p> : null}
      {suspension?.note ? <p className="break-words whitespace-pre-line">{suspension.note}</p> : null}
    </>
  )
}

type SettingProps = {
  words: Words['proposals']
  about: Extract<WaitingProposal['about'], { kind: 'setting' }>
}

function SettingChange({ words, about: { name, before, after, preview } }: SettingProps) {
  const { siteSettings } = useNames('siteSettings')
  const shown = (value: string) => <SettingValue words={siteSettings} name={name} value={value} />
  return (
    <>
      <p>{siteSettings.names[name]}</p>
      <DescriptionList
        items={[
          { term: words.before, detail: shown(before) },
          { term: words.after, detail: shown(after) },
        ]}
      />
      {preview ? <PeriodPreview words={siteSettings} name={name} preview={preview} /> : null}
    </>
  )
}

function Judgement({ about: { about, ground, restsOn, sides } }: { about: JudgementSubject }) {
  const { groundNames, namedKindNames } = useNames('groundNames', 'namedKindNames')
  return (
    <>
      <p>{namedKindNames[about]}</p>
      <JudgedSides sides={sides} />
      <p className="break-words whitespace-pre-line">
        {groundNames[ground]}: {restsOn}
      </p>
    </>
  )
}

type ConsequenceProps = { words: Words['proposals']; proposed: ProposedConsequence }

function Consequence({ words, proposed: { change, consequence } }: ConsequenceProps) {
  const { consequenceNames } = useNames('consequenceNames')
  const { kind, happenedOn, source } = consequence
  const said = { what: consequenceNames[kind], day: partialDay(happenedOn), source }
  return <p className="break-words">{fill(words.consequence[change], said)}</p>
}

function stateOf(
  { act, aloneFrom, countsFrom, isUnconfirmed, until, waitsForBatch }: WaitingProposal,
  words: Words['proposals'],
) {
  if (waitsForBatch) return words.withBatch
  else if (countsFrom) return fill(words.countsFrom, { at: momentOf(countsFrom) })
  else if (aloneFrom) return fill(words.alone, { at: momentOf(aloneFrom) })
  else if (isUnconfirmed) return words.unconfirmed
  const ends = actRow(act).otherwise === 'lapses' ? words.until : words.staysFrom
  return fill(ends, { until: momentOf(until) })
}

type StepFormProps = {
  words: Words['proposals']
  step: 'confirm' | 'decline' | 'withdraw'
  label: string
  proposal: WaitingProposal
}

function StepForm({ words, step, label, proposal: { id, act } }: StepFormProps) {
  return (
    <TokenForm intent={`${step} ${id}`}>
      <SubmitButton tone={step === 'confirm' ? 'primary' : 'secondary'}>
        {label}
        <span className="sr-only">: {words.acts[act]}</span>
      </SubmitButton>
    </TokenForm>
  )
}
