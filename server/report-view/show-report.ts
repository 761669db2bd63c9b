import type { Actor } from '#domain/actor.ts'
import { RuleBroken } from '#domain/errors.ts'
import { authorise, authorisePage } from '#domain/permissions/can.ts'
import { nextStatus, type Step } from '#domain/reports/workflow.ts'
import type { Application } from '#server/kernel/application.ts'
import { type Reading, readReport } from './reading.ts'
import { presentHead, type ReportHead } from './report-head.ts'
import { loadSections, type SectionName, type Sections, sectionNames } from './sections.ts'

/** A report as one reader may see it: its head and its sections. */
export type ReportView<Name extends SectionName = SectionName> = ReportHead & Pick<Sections, Name>

/** What staff need before them to take a step. */
const sectionsForStep = ['text', 'handling', 'verifications', 'reviews'] as const

/** @throws SignInNeeded, NotFound */
export async function showReport(application: Application, actor: Actor, id: string): Promise<ReportView> {
  return present(await readReport(application, actor, id), sectionNames)
}

/**
 * For the page of one step: shows the report to those who could take the step now.
 *
 * @throws SignInNeeded, NotFound, and RuleBroken as the step itself would
 */
export async function showReportForStep(
  application: Application,
  actor: Actor,
  id: string,
  step: Step,
): Promise<ReportView<(typeof sectionsForStep)[number]>> {
  const reading = await readReport(application, actor, id)
  const { facts } = reading.report
  authorisePage(actor, `report.${step}`, facts)
  if (!nextStatus(facts.status, step)) throw new RuleBroken('step-not-possible')
  return present(reading, sectionsForStep)
}

/**
 * For the page on who has it in hand.
 *
 * @throws SignInNeeded, NotFound, and RuleBroken as taking it would for people who may not handle it
 */
export async function showReportForClaim(
  application: Application,
  actor: Actor,
  id: string,
): Promise<ReportView<'handling'>> {
  const reading = await readReport(application, actor, id)
  const view = await present(reading, ['handling'])
  if (!view.handling.claim) authorise(actor, 'report.claim', reading.report.facts)
  return view
}

async function present<Name extends SectionName>(
  reading: Reading,
  names: readonly Name[],
): Promise<ReportView<Name>> {
  return { ...presentHead(reading), ...(await loadSections(reading, names)) }
}
