export const verificationMethods = ['document_check', 'field_verification', 'witness_interview'] as const
export type VerificationMethod = (typeof verificationMethods)[number]

export const verificationMethodNames = {
  document_check: 'Document check',
  field_verification: 'Field verification',
  witness_interview: 'Witness interview',
} satisfies Record<VerificationMethod, string>

export const verificationMethodMeanings = {
  document_check: 'Papers, registers or published records were compared with what the report says.',
  field_verification: 'Somebody went and looked at the place or the thing that the report names.',
  witness_interview: 'Somebody who was there was asked.',
} satisfies Record<VerificationMethod, string>
