export const roles = ['reporter', 'observer', 'reviewer', 'officer', 'administrator'] as const
export type Role = (typeof roles)[number]
