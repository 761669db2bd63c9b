import { RuleBroken } from '#domain/errors.ts'
import { twoPeople } from '#domain/reports/two-people.ts'
import { writeDecision } from '#server/cases/decide.ts'
import { publicReports } from '#server/database/schema.ts'
import { indexReport } from '#server/finding/search-docs.ts'
import { countStaff } from '#server/people/people-queries.ts'
import { reportTextOf } from '#server/reports/report-key.ts'
import { reportStep } from '#server/reports/take-step.ts'
import { publicProjection } from './public-projection.ts'
import { parseStatements } from './statement-input.ts'
import { publishStatements } from './statement-queries.ts'

/**
 * Makes a verified report public, under the rule of two people, with each of its statements labelled.
 *
 * @param input a label, a source and a day for each statement (`statementFieldName`), and `contentVersion` as it was
 *   shown
 * @throws SignInNeeded, NotFound, RuleBroken, Invalid
 */
export const approveReport = reportStep('approve', async (taken, input) => {
  const { application, unit, person, report, now } = taken
  const answer = twoPeople(report.facts, person.id, await countStaff(unit.queries))
  if (answer === 'not-verified') throw new RuleBroken('verification-needed')
  if (answer === 'second-person-needed') throw new RuleBroken('second-person-needed')
  const words = reportTextOf(application, report)
  const statements = parseStatements(input, words, now)
  await writeDecision(application, taken, null)
  await unit.queries.insert(publicReports).values(publicProjection(report, words, now))
  const { id, contentVersion, credibilityRating: credibility } = report.row
  await publishStatements(unit.queries, id, statements)
  await indexReport(unit.queries, { id, words, credibility, at: now })
  return { kind: 'report.approved', detail: { alone: answer === 'alone', contentVersion } }
})
