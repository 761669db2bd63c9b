import type { Role } from '../people/roles.ts'
import { forRoles } from './rule.ts'

const administrators: readonly Role[] = ['administrator']

export const archiveRules = {
  'archive.import': forRoles<null>(administrators, () => true, 'administrators-only'),
  'archive.export': forRoles<null>(administrators, () => true, 'administrators-only'),
} as const
