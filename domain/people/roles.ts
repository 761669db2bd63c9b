export const roles = ['reporter', 'observer', 'reviewer', 'officer', 'administrator'] as const
export type Role = (typeof roles)[number]

export const roleNames = {
  reporter: 'Reporter',
  observer: 'Observer',
  reviewer: 'Reviewer',
  officer: 'Officer',
  administrator: 'Administrator',
} satisfies Record<Role, string>

/** What the staff's own page is called in the user menu; null where there is none. */
export const panelNames: Record<Role, string | null> = {
  reporter: null,
  observer: null,
  reviewer: 'Reviewer Panel',
  officer: 'Officer Panel',
  administrator: 'Admin Panel',
}
