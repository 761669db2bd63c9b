import type { Answers } from './answers.ts'
import { defaults, type Outcome } from './outcome.ts'

type Rule = {
  when: Partial<Answers>
  change: (outcome: Outcome, answers: Answers) => Outcome
}

const gatherMore = 'Gather more evidence before proceeding'

/** Specification 4.11, in its order: a later rule sees what the earlier ones left. */
export const rules: readonly Rule[] = [
  {
    when: { evidenceStrength: 'strong' },
    change: (outcome) => ({
      ...withFirstStep(outcome, 'Prepare comprehensive evidence package'),
      recommendation: 'Proceed with reporting',
      riskLevel: 'low',
    }),
  },
  {
    when: { evidenceStrength: 'weak' },
    change: (outcome) => ({
      ...withConsideration(
        withFirstStep(outcome, 'Seek additional evidence sources'),
        'Defamation: naming someone without proof can bring a lawsuit, and outside Lagos also a criminal charge',
      ),
      recommendation: gatherMore,
      riskLevel: 'high',
    }),
  },
  {
    when: { personalRisk: 'high' },
    change: (outcome) => ({
      ...withProtection(outcome, 'Use the Anonymity Checker on every text before you send it'),
      recommendation:
        outcome.recommendation === gatherMore ? gatherMore : 'Consider anonymous reporting channels',
      riskLevel: 'high',
    }),
  },
  {
    when: { situationType: 'serious_corruption' },
    change: (outcome) =>
      withConsideration(
        outcome,
        'Serious corruption: your own protection has a higher priority, because more is at stake for those involved',
      ),
  },
  {
    when: { situationType: 'systemic_issue' },
    change: (outcome) =>
      withConsideration(
        outcome,
        'A systemic issue needs a broader reporting strategy than one report to one body',
      ),
  },
  {
    when: { reportingChannel: 'media' },
    change: (outcome) => ({
      ...withProtection(outcome, 'Media: fewer legal protections than a report to a competent body'),
      riskLevel: outcome.riskLevel === 'high' ? 'high' : 'medium',
    }),
  },
  {
    when: { reportingChannel: 'internal' },
    change: (outcome) =>
      withProtection(outcome, 'Internal: limited confidentiality, because colleagues handle your report'),
  },
  {
    when: { reportingChannel: 'regulatory' },
    change: (outcome, { evidenceStrength }) => ({
      ...withProtection(
        outcome,
        'Regulatory body: stronger protections. EFCC officers cannot be compelled to say who informed them, and ICPC reads its Act in the same way, except towards a trial judge or a defence lawyer',
      ),
      riskLevel: outcome.riskLevel === 'medium' && evidenceStrength !== 'weak' ? 'low' : outcome.riskLevel,
    }),
  },
]

/** Walks the rules over four answers. Total: every combination has an outcome. */
export function decide(answers: Answers): Outcome {
  return rules
    .filter(({ when }) => isMet(when, answers))
    .reduce((outcome, { change }) => change(outcome, answers), defaults)
}

function isMet(when: Partial<Answers>, answers: Answers): boolean {
  const asked: Partial<Record<string, string>> = when
  const given: Record<string, string> = answers
  return Object.keys(asked).every((field) => asked[field] === given[field])
}

function withFirstStep(outcome: Outcome, step: string): Outcome {
  return { ...outcome, actionSteps: [step, ...outcome.actionSteps] }
}

function withProtection(outcome: Outcome, protection: string): Outcome {
  return { ...outcome, protections: [...outcome.protections, protection] }
}

function withConsideration(outcome: Outcome, consideration: string): Outcome {
  return { ...outcome, considerationPoints: [...outcome.considerationPoints, consideration] }
}
