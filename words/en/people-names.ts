import type { ExpertiseArea } from '#domain/experts/expert.ts'
import type { Role } from '#domain/people/roles.ts'

const roleNames = {
  reporter: 'Reporter',
  observer: 'Observer',
  reviewer: 'Reviewer',
  officer: 'Officer',
  administrator: 'Administrator',
} as const satisfies Record<Role, string>

/** What the staff's own page is called in the user menu. Other roles have none. */
const panelNames = {
  reviewer: 'Reviewer Panel',
  officer: 'Officer Panel',
  administrator: 'Admin Panel',
} as const satisfies Partial<Record<Role, string>>

const expertiseAreaNames = {
  accounting: 'Accounting and audit',
  banking: 'Banking and money laundering',
  construction: 'Construction and valuation',
  digital: 'Digital evidence',
  health: 'Health sector',
  land: 'Land and property records',
  law: 'Law',
  oil_and_gas: 'Oil and gas',
  procurement: 'Public procurement',
  public_service: 'Public service rules',
} as const satisfies Record<ExpertiseArea, string>

/** Roles, the pages of staff, and what experts know about. */
export const peopleNames = {
  roleNames,
  panelNames,
  expertiseAreaNames,
}
