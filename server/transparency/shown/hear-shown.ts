import { subjectOf } from '#domain/events/event.ts'
import { changesShown } from '#domain/events/what-is-shown.ts'
import type { HearTogether } from '#server/events/consumer.ts'
import { commitToShown } from './commit-to-shown.ts'
import { shownKinds } from './shown-documents.ts'

/** Commits to what events changed of what is shown, in the transaction that writes them. */
export const hearShown: HearTogether = async (application, queries, recorded) => {
  for (const kind of shownKinds) {
    const changed = recorded.filter(({ event }) => changesShown[event.kind] === kind)
    const ids = changed.map(({ event }) => subjectOf(event).id)
    if (ids.length > 0) await commitToShown(application, queries, kind, ids)
  }
}
