import type { Role } from '../people/roles.ts'
import { forRoles } from './rule.ts'

const administrators: readonly Role[] = ['administrator']

export const peopleRules = {
  'person.invite': forRoles<null>(administrators, () => true, 'administrators-only'),
} as const
