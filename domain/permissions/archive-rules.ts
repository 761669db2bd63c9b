import { everyone, staff } from './rule.ts'

export const archiveRules = {
  'archive.import': staff('administers', { otherwise: 'administrators-only' }),
  'archive.export': staff('administers', { otherwise: 'administrators-only' }),
  'archive.read': everyone('public.read'),
} as const
