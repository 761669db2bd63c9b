import type { EventKind } from '#domain/events/event.ts'
import type { Transaction } from '#server/database/open-database.ts'
import type { Application } from '#server/kernel/application.ts'
import type { Recorded } from './record-events.ts'

/** Hears of an event in the transaction that writes it. */
export type HearOne = (application: Application, queries: Transaction, recorded: Recorded) => Promise<void>

/** As `HearOne`, of all the events that are written at once. */
export type HearTogether = (
  application: Application,
  queries: Transaction,
  recorded: readonly Recorded[],
) => Promise<void>

/** An event as it is stored. */
export type HeardEvent = { id: number; kind: EventKind; subjectId: string }

/** Hears of events after their commit, oldest first. What it writes with `queries` is committed together with its cursor. */
export type HearMany = (
  application: Application,
  queries: Transaction,
  heard: readonly HeardEvent[],
) => Promise<void>
