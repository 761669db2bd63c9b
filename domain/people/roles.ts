export const roles = ['reporter', 'observer', 'reviewer', 'officer', 'administrator'] as const
export type Role = (typeof roles)[number]

export const staffRoles = ['reviewer', 'officer', 'administrator'] as const satisfies readonly Role[]
export type StaffRole = (typeof staffRoles)[number]

export const roleNames = {
  reporter: 'Reporter',
  observer: 'Observer',
  reviewer: 'Reviewer',
  officer: 'Officer',
  administrator: 'Administrator',
} satisfies Record<Role, string>

/** What the staff's own page is called in the user menu. */
export const panelNames = {
  reviewer: 'Reviewer Panel',
  officer: 'Officer Panel',
  administrator: 'Admin Panel',
} satisfies Record<StaffRole, string>

export function isStaffRole(role: Role): role is StaffRole {
  return (staffRoles as readonly Role[]).includes(role)
}
