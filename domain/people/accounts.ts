const accountStatuses = ['active', 'suspended'] as const
export type AccountStatus = (typeof accountStatuses)[number]

export const accountLimits = {
  username: { shortest: 3, longest: 40 },
  email: { longest: 254 },
  password: { shortest: 6, longest: 200 },
} as const

/** Letters of any alphabet, digits, dot, underscore and hyphen. No @: that is how log-in tells a name from an address. */
export const usernamePattern = /^[\p{L}\p{M}\p{N}._-]+$/u

export function isEmailAddress(identifier: string): boolean {
  return identifier.includes('@')
}
