import { everyone, staff } from './rule.ts'

export const archiveRules = {
  // What the operator says on this site, and what they switch.
  'setting.list': staff('administers', { otherwise: 'administrators-only' }),
  'setting.change': staff('administers', { otherwise: 'administrators-only', confirmed: true }),
  'archive.preview': staff('administers', { otherwise: 'administrators-only' }),
  'archive.import': staff('administers', { otherwise: 'administrators-only', confirmed: true }),
  'archive.withdraw': staff('administers', { otherwise: 'administrators-only', confirmed: true }),
  'archive.edit': staff('administers', { otherwise: 'administrators-only', confirmed: true }),
  'archive.export': staff('administers', { otherwise: 'administrators-only' }),
  'archive.read': everyone('archive.read'),
} as const
