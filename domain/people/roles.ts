export const roles = ['reporter', 'observer', 'auditor', 'reviewer', 'officer', 'administrator'] as const
export type Role = (typeof roles)[number]
