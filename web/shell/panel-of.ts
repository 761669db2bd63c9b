import type { Role } from '#domain/people/roles.ts'
import type { Words } from '#words/words.ts'

/** What the staff's own page is called for this role. Null for roles that have none. */
export function panelOf(role: Role, panels: Words['panelNames']): string | null {
  return Object.entries(panels).find(([each]) => each === role)?.[1] ?? null
}
