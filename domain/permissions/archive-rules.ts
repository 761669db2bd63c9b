import { everyone, staff } from './rule.ts'

export const archiveRules = {
  'archive.preview': staff('administers', { otherwise: 'administrators-only' }),
  'archive.import': staff('administers', { otherwise: 'administrators-only', confirmed: true }),
  'archive.withdraw': staff('administers', { otherwise: 'administrators-only', confirmed: true }),
  'archive.edit': staff('administers', { otherwise: 'administrators-only', confirmed: true }),
  'archive.export': staff('administers', { otherwise: 'administrators-only' }),
  'archive.read': everyone('archive.read'),
} as const
