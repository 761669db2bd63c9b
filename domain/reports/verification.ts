export const verificationMethods = ['document_check', 'field_verification', 'witness_interview'] as const
export type VerificationMethod = (typeof verificationMethods)[number]
