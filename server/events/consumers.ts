import { type EventKind, eventKinds } from '#domain/events/event.ts'
import { publicEvents } from '#domain/events/event-audience.ts'
import { changesShown } from '#domain/events/what-is-shown.ts'
import { isApplicationKind } from '#domain/notifications/applications.ts'
import { isArrivalKind } from '#domain/notifications/arrivals.ts'
import { isNoticeKind } from '#domain/notifications/from-event.ts'
import { changingKinds } from '#server/api/changed-between.ts'
import { tellWebhooks } from '#server/api/webhooks/tell-webhooks.ts'
import { tellOfApplications } from '#server/notifications/tell-of-applications.ts'
import { tellOfArrivals } from '#server/notifications/tell-of-arrivals.ts'
import { tellOfEvent } from '#server/notifications/tell-of-event.ts'
import { askForMatchKeys } from '#server/similar/ask-for-match-keys.ts'
import { addToFigures, figureEvents } from '#server/transparency/figures/add-to-figures.ts'
import { hearShown } from '#server/transparency/shown/hear-shown.ts'
import type { HearMany, HearOne, HearTogether } from './consumer.ts'

/** How a consumer hears of events. What is here is the whole list; `transact` knows none of them by name. */
export type Consumer = {
  hears: readonly EventKind[]
  /** What would go wrong if it heard in another way. */
  because: string
} & (
  | { way: 'in the transaction'; hear: HearOne }
  /** As that, once for all the events that are written together. */
  | { way: 'together in the transaction'; hear: HearTogether }
  /** After the commit, once each and in order, wherever it stopped: see `hearEvents`. */
  | { way: 'by cursor'; hear: HearMany }
  /** By triggers, so that rows are heard of which no code wrote. */
  | { way: 'in the database' }
  /** Through the hub, in each process at once. After a gap it reads afresh, so that it needs no cursor. */
  | { way: 'in each process' }
)

export const consumers = {
  notifications: {
    hears: eventKinds.filter(isNoticeKind),
    way: 'in the transaction',
    because:
      'A step that is committed has told its people: without its notification an owner would never hear of a decision.',
    hear: tellOfEvent,
  },
  arrivals: {
    hears: eventKinds.filter((kind) => isArrivalKind(kind) || isApplicationKind(kind)),
    way: 'by cursor',
    because:
      'The sender of a report need not wait until every member of staff is told, and two reports at once need not wait for one letter.',
    hear: async (application, queries, heard) => {
      await tellOfArrivals(application, queries, heard)
      await tellOfApplications(application, queries, heard)
    },
  },
  'match-keys': {
    hears: ['report.submitted', 'report.edited', 'report.erased', 'report.ended'],
    way: 'by cursor',
    because:
      'The sender of a report need not wait for it. Convictions come from a trigger, because samples have no events.',
    hear: askForMatchKeys,
  },
  figures: {
    hears: figureEvents,
    way: 'by cursor',
    because: 'Each event counts once, and no step waits for a sum.',
    hear: addToFigures,
  },
  webhooks: {
    hears: changingKinds,
    way: 'by cursor',
    because: 'No change is left out or told twice, and no step waits for the addresses of others.',
    hear: tellWebhooks,
  },
  'shown-documents': {
    hears: eventKinds.filter((kind) => changesShown[kind] !== null),
    way: 'together in the transaction',
    because:
      'What is shown is committed with the hash that the log has of it, or not at all: a hash that was made later would vouch for what was changed meanwhile.',
    hear: hearShown,
  },
  log: {
    hears: eventKinds,
    way: 'in the database',
    because:
      'The log tells of rows that were put in beside the code, and has receipts and keys in the same chain.',
  },
  'live-updates': {
    hears: eventKinds,
    way: 'in each process',
    because: 'Open pages hang on one process each, and are always told the whole state.',
  },
  'live-list': {
    hears: publicEvents.filter((kind) => kind !== 'report.rated'),
    way: 'in each process',
    because: 'An open list hears of reports that are public, and of no others.',
  },
  'page-cache': {
    hears: publicEvents,
    way: 'in each process',
    because:
      'Each process keeps its own copies, and deletes them all after a gap. Of a report that is not public no event deletes any.',
  },
  'public-memory': {
    hears: publicEvents,
    way: 'in each process',
    because: 'As the page cache.',
  },
} as const satisfies Record<string, Consumer>

export type ConsumerName = keyof typeof consumers

/** Those who read on from a cursor of their own. */
export type CursorConsumer = {
  [Name in ConsumerName]: (typeof consumers)[Name] extends { way: 'by cursor' } ? Name : never
}[ConsumerName]
