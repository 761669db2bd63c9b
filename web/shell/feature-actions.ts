import type { Person } from '#domain/actor.ts'
import { can } from '#domain/permissions/can.ts'

/** What the pages of paid plans ask. A link in a menu asks the same. */
const featureActions = [
  ...(['search.advanced', 'list.export', 'dashboard.see', 'analytics.see'] as const),
  ...(['folder.change', 'name-list.compare'] as const),
] as const
export type FeatureAction = (typeof featureActions)[number]

export function opensFor(person: Person): FeatureAction[] {
  return featureActions.filter((action) => can(person, action, null))
}
