import { expect, test } from 'vitest'
import {
  type Answers,
  evidenceStrengths,
  personalRisks,
  reportingChannels,
  situationTypes,
} from './answers.ts'
import type { Outcome } from './outcome.ts'
import { decide } from './rules.ts'
import { badgeStyles } from './words.ts'

const everyAnswer: Answers[] = situationTypes.flatMap((situationType) =>
  evidenceStrengths.flatMap((evidenceStrength) =>
    personalRisks.flatMap((personalRisk) =>
      reportingChannels.map((reportingChannel) => ({
        situationType,
        evidenceStrength,
        personalRisk,
        reportingChannel,
      })),
    ),
  ),
)

/** Specification 4.11 read aloud once more, as straight lines that share nothing with the table. */
function readAloud(answers: Answers): Outcome {
  let recommendation = 'Proceed with caution'
  let riskLevel: Outcome['riskLevel'] = 'medium'
  const actionSteps = [
    'Document all evidence thoroughly',
    'Consult a legal professional',
    'Consider anonymized reporting options',
  ]
  const protections = [
    'Whistleblower protection laws apply in certain cases',
    'Consider secure communication channels',
  ]
  const considerationPoints = [
    'Balance public interest against personal consequences',
    'Evaluate long-term career impacts',
  ]
  if (answers.evidenceStrength === 'strong') {
    recommendation = 'Proceed with reporting'
    riskLevel = 'low'
    actionSteps.unshift('Prepare comprehensive evidence package')
  }
  if (answers.evidenceStrength === 'weak') {
    recommendation = 'Gather more evidence before proceeding'
    riskLevel = 'high'
    actionSteps.unshift('Seek additional evidence sources')
    considerationPoints.push(expect.stringMatching(/^Defamation/))
  }
  if (answers.personalRisk === 'high') {
    riskLevel = 'high'
    if (recommendation !== 'Gather more evidence before proceeding') {
      recommendation = 'Consider anonymous reporting channels'
    }
    protections.push(expect.stringContaining('Anonymity Checker'))
  }
  if (answers.situationType === 'serious_corruption') {
    considerationPoints.push(expect.stringContaining('higher priority'))
  }
  if (answers.situationType === 'systemic_issue') {
    considerationPoints.push(expect.stringContaining('broader reporting strategy'))
  }
  if (answers.reportingChannel === 'media') {
    protections.push(expect.stringContaining('fewer legal protections'))
    if (riskLevel !== 'high') riskLevel = 'medium'
  }
  if (answers.reportingChannel === 'internal') {
    protections.push(expect.stringContaining('limited confidentiality'))
  }
  if (answers.reportingChannel === 'regulatory') {
    protections.push(expect.stringContaining('stronger protections'))
    if (riskLevel === 'medium' && answers.evidenceStrength !== 'weak') riskLevel = 'low'
  }
  return { recommendation, riskLevel, actionSteps, protections, considerationPoints }
}

test('there are 180 combinations of answers', () => {
  expect(everyAnswer).toHaveLength(4 * 3 * 3 * 5)
})

test.each(everyAnswer)(
  '$situationType, $evidenceStrength evidence, $personalRisk risk, $reportingChannel',
  (answers) => {
    expect(decide(answers)).toEqual(readAloud(answers))
  },
)

test('a lawyer, an NGO, financial misconduct and public safety change nothing', () => {
  const base = { evidenceStrength: 'moderate', personalRisk: 'low' } as const
  const plain = decide({ ...base, situationType: 'financial_misconduct', reportingChannel: 'legal' })
  expect(plain.recommendation).toBe('Proceed with caution')
  expect(plain.riskLevel).toBe('medium')
  expect(decide({ ...base, situationType: 'public_safety', reportingChannel: 'ngo' })).toEqual(plain)
})

test('the badge is outline for low, secondary for medium, destructive for high', () => {
  expect(badgeStyles).toEqual({ low: 'outline', medium: 'secondary', high: 'destructive' })
})
