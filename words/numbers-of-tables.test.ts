import { expect, test } from 'vitest'
import { mostKeys } from '#domain/api/keys.ts'
import { mostWebhooks } from '#domain/api/webhooks.ts'
import { mostNotes } from '#domain/cases/case-work.ts'
import { mostPetitions, silenceDays } from '#domain/cases/petitions.ts'
import { mostSavedFilters } from '#domain/cases/queue-filters.ts'
import { mostFollowUps } from '#domain/conversations/punishment.ts'
import { extensionDays, invitationDays, pastWorkDays } from '#domain/experts/assignment.ts'
import { mostCards } from '#domain/figures/questions.ts'
import { codeLifetime, linkLifetimes } from '#domain/people/account-links.ts'
import { shortestPassword } from '#domain/people/accounts.ts'
import { confirmationMinutes } from '#domain/people/assurance.ts'
import { newcomerPeriod } from '#domain/people/second-person.ts'
import { freeReportsPerMonth, largestAttachment } from '#domain/plans/limits.ts'
import { seatInvitationDays, seatsToLend } from '#domain/plans/organisations.ts'
import { mostToGiveBackAlone } from '#domain/plans/payments.ts'
import { daysOf } from '#domain/plans/plans.ts'
import { priorityTargetHours } from '#domain/plans/priority.ts'
import { mostFolders } from '#domain/plans/team.ts'
import { proposedActs } from '#domain/proposals/acts.ts'
import { mostConsequences } from '#domain/publishing/consequences.ts'
import {
  claimPeriod,
  daysOfLink,
  draftPeriod,
  papersKeptDays,
  sourceVisitPeriod,
} from '#domain/retention/periods.ts'
import { warnings } from '#domain/retention/report-ends.ts'
import { daysKept, retention } from '#domain/retention/retention.ts'
import { days, hours, minutes } from '#domain/time/durations.ts'
import { mostPixels } from '#domain/writing/attachments.ts'
import { languageNames, wordsIn } from './catalogue.ts'
import type { Words } from './words.ts'

/** Sentences that say a number which a table of the domain has. What a page fills in itself is not here. */
const said: Record<string, readonly [number, (words: Words) => unknown]> = {
  'the target of a priority, in the methodology': [
    priorityTargetHours,
    (words) => words.methodology.stepByStep[1]?.text,
  ],
  'the target of a priority, for staff': [priorityTargetHours, ({ queue }) => queue.priority],
  'the target of a priority, at the plan': [
    priorityTargetHours,
    ({ planTexts }) => planTexts.features['priority-verification'],
  ],
  'free reports, at the plan': [freeReportsPerMonth, ({ plans }) => plans.freeContents[0]?.text],
  'free reports, above the plans': [freeReportsPerMonth, ({ plans }) => plans.sourceText],
  'the month that is bought': [daysOf.month, ({ plans }) => plans.withVat],
  'the year that is bought': [daysOf.year, ({ plans }) => plans.withoutVat],
  'the month on a bill': [daysOf.month, ({ billing }) => billing.plans['premium-month']],
  'the year of a voucher': [daysOf.year, ({ makeVouchers }) => makeVouchers.plans['enterprise-year']],
  'seats of an organisation': [seatsToLend, ({ planTexts }) => planTexts.features['team-collaboration']],
  'an invitation to a seat': [seatInvitationDays, ({ organisation }) => organisation.invited.other],
  'folders of an organisation': [mostFolders, ({ refusals }) => refusals['too-many-folders'].text],
  'whose a payment is, before it': [daysOfLink, ({ purchase }) => purchase.learns[2]],
  'whose a payment is, after it': [daysOfLink, ({ billing }) => billing.paymentsText],
  'a refund by one': [mostToGiveBackAlone / 100, ({ heldPayments }) => heldPayments.giveText],
  'keys of the API': [mostKeys, ({ refusals }) => refusals['too-many-keys'].title],
  webhooks: [mostWebhooks, ({ refusals }) => refusals['too-many-webhooks'].title],
  'papers of an expert, in the network': [papersKeptDays, (words) => words.expertNetwork.chosenSteps[3]],
  'papers of an expert, at the form': [papersKeptDays, ({ expertFields }) => expertFields.papersHint],
  'a draft of an expert': [draftPeriod / days(1), ({ expertApplication }) => expertApplication.draftText],
  'an invitation of an expert': [invitationDays, ({ notices }) => notices['assignment.invited'].message],
  'more time for an expert': [extensionDays, ({ notices }) => notices['assignment.extended'].message],
  'past work of an expert': [pastWorkDays, ({ expertDashboard }) => expertDashboard.pastText],
  'the silence of a source, for staff': [silenceDays, (words) => words.sourceAnswerNames['no-answer']],
  'the silence of a source, on the privacy page': [
    silenceDays,
    ({ privacyPolicy }) => privacyPolicy.bottom[0],
  ],
  'letters in the outbox': [daysKept('letter in the outbox'), ({ privacyPolicy }) => privacyPolicy.bottom[1]],
  'a visit with a code': [sourceVisitPeriod / minutes(1), ({ privacyPolicy }) => privacyPolicy.top[1]],
  'an assigned case': [claimPeriod / days(1), ({ notices }) => notices['report.handed_on'].message],
  'a case that is assigned, in the documentation': [
    claimPeriod / days(1),
    ({ documentationArticle }) => documentationArticle.sections[2],
  ],
  'a fresh confirmation': [confirmationMinutes, ({ confirm }) => confirm.lead],
  'a fresh confirmation, afterwards': [confirmationMinutes, ({ toasts }) => toasts.confirmed.description],
  'passwords of staff': [
    shortestPassword('reviewer'),
    (words) => words.refusals['longer-password-needed'].text,
  ],
  'new staff': [newcomerPeriod / hours(1), ({ proposals }) => proposals.rule],
  'an act alone': [newcomerPeriod / hours(1), ({ proposals }) => proposals.notices.lead],
  'an act alone, in the terms': [
    newcomerPeriod / hours(1),
    ({ termsArticle }) => termsArticle.sections.find(({ id }) => id === 'expect'),
  ],
  'a suspension': [proposedActs.suspension.waits / hours(1), (words) => words.suspension.suspend.lead],
  'a retraction': [proposedActs.retraction.waits / hours(1), ({ retraction }) => retraction.lead],
  'a rejection': [proposedActs.rejection.waits / days(1), ({ rejection }) => rejection.lead],
  'a removal from a declaration': [
    proposedActs.declaration.notBefore / hours(1),
    ({ declaration }) => declaration.removingText,
  ],
  'the first warning before an end': [warnings[0], ({ keeping }) => keeping.noEnd],
  'a settled request': [
    retention['correction request'].ends.after / days(1),
    ({ refusals }) => refusals['request-code-unknown'].text,
  ],
  'notes on a case': [mostNotes, ({ refusals }) => refusals['too-many-notes'].text],
  'petitions of a case': [mostPetitions, ({ refusals }) => refusals['too-many-petitions'].text],
  'saved filters': [mostSavedFilters, ({ refusals }) => refusals['too-many-filters'].title],
  'what a source told of a punishment': [
    mostFollowUps,
    ({ refusals }) => refusals['too-many-follow-ups'].text,
  ],
  'what happened since': [mostConsequences, ({ refusals }) => refusals['too-many-consequences'].text],
  'cards of a board': [mostCards, ({ refusals }) => refusals['too-many-cards'].text],
  'dots of a picture': [mostPixels / 1_000_000, ({ refusals }) => refusals['attachment-pixels'].text],
  'a large file': [largestAttachment / 1024 / 1024, ({ refusals }) => refusals['attachment-too-large'].text],
}

const inWords: Record<number, string> = {
  ...{ 2: 'two', 3: 'three', 4: 'four', 5: 'five', 7: 'seven', 8: 'eight', 12: 'twelve', 90: 'ninety' },
  50000: '50,000',
}

const rows = languageNames.flatMap((language) =>
  Object.entries(said).map(([what, [number, text]]) => ({ language, what, number, text })),
)

test.each(rows)('$language says $number of $what, as the table has it', ({ language, number, text }) => {
  const pattern = new RegExp(`(?<![\\d,.])(?:${number}|${inWords[number] ?? number})(?![\\d,])`, 'i')
  expect(JSON.stringify(text(wordsIn(language)))).toMatch(pattern)
})

test('letters with links say how long each works', () => {
  const { letters } = wordsIn('en')
  expect(linkLifetimes).toEqual({
    'confirm-registration': days(1),
    'reset-password': hours(1),
    'change-email': days(1),
  })
  expect(letters['confirm-registration'].text[0]).toContain('within a day')
  expect(letters['confirm-new-address'].text[0]).toContain('within a day')
  expect(letters['reset-password'].text[0]).toContain('within an hour')
  expect(codeLifetime).toBe(minutes(30))
  expect(letters['confirm-registration'].text[2]).toContain('within half an hour')
})
