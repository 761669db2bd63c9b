export const situationTypes = [
  'financial_misconduct',
  'serious_corruption',
  'public_safety',
  'systemic_issue',
] as const
export const evidenceStrengths = ['strong', 'moderate', 'weak'] as const
export const personalRisks = ['low', 'medium', 'high'] as const
export const reportingChannels = ['internal', 'regulatory', 'legal', 'media', 'ngo'] as const

export type SituationType = (typeof situationTypes)[number]
export type EvidenceStrength = (typeof evidenceStrengths)[number]
export type PersonalRisk = (typeof personalRisks)[number]
export type ReportingChannel = (typeof reportingChannels)[number]

/** All four questions answered. */
export type Answers = {
  situationType: SituationType
  evidenceStrength: EvidenceStrength
  personalRisk: PersonalRisk
  reportingChannel: ReportingChannel
}

export type FieldName = keyof Answers

/** What the form holds on the way; an empty string is no answer. */
export type Form = { [Field in FieldName]: Answers[Field] | '' }

export const emptyForm: Form = {
  situationType: '',
  evidenceStrength: '',
  personalRisk: '',
  reportingChannel: '',
}

/** Undefined while a question is open. */
export function answersOf(form: Form): Answers | undefined {
  const { situationType, evidenceStrength, personalRisk, reportingChannel } = form
  if (situationType === '' || evidenceStrength === '') return undefined
  if (personalRisk === '' || reportingChannel === '') return undefined
  return { situationType, evidenceStrength, personalRisk, reportingChannel }
}
