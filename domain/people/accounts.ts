import { needsSecondStep } from './capacities.ts'
import type { Role } from './roles.ts'

export const accountStatuses = ['active', 'suspended'] as const
export type AccountStatus = (typeof accountStatuses)[number]

export const accountLimits = {
  username: { shortest: 3, longest: 40 },
  email: { longest: 254 },
  password: { shortest: 6, shortestOfStaff: 12, longest: 200 },
} as const

export function isEmailAddress(identifier: string): boolean {
  return identifier.includes('@')
}

/** How many characters a password has at least. */
export function shortestPassword(role: Role): number {
  const { shortest, shortestOfStaff } = accountLimits.password
  return needsSecondStep(role) ? shortestOfStaff : shortest
}

/** Whether a password is shorter than this role asks for: one that was chosen before its holder joined the staff. */
export function isPasswordShort(password: string, role: Role): boolean {
  return [...password.normalize('NFKC')].length < shortestPassword(role)
}
