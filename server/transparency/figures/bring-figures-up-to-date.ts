import { hearEvents } from '#server/events/hear-events.ts'
import type { Application } from '#server/kernel/application.ts'

/** Adds what happened since the last time. Only months that have ended are shown, so no one waits for it. */
export function bringFiguresUpToDate(application: Application): Promise<void> {
  return hearEvents(application, 'figures')
}
