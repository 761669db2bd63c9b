import type { Role } from '../people/roles.ts'
import { forStaff } from './rule.ts'

const administrators: readonly Role[] = ['administrator']

export const peopleRules = {
  'person.invite': forStaff<null>(administrators, () => true, 'administrators-only'),
} as const
