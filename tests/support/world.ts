import type { BrowserContextOptions } from '@playwright/test'
import type { CastRole } from '#tests/cast.ts'
import type { RoomsOfPlans } from './plans/rooms-of-plans.ts'

export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** One report in each state that a page can be about. */
export type SampleReport = 'pending' | 'verified' | 'approved' | 'corrected' | 'rejected' | 'retracted'

/** What `browser-setup.ts` made, and the browser tests find. */
export type World = {
  baseURL: string
  sessions: Record<CastRole, StorageState>
  /** An officer whose second step a test may change, which ends their other sessions. */
  signer: StorageState
  reports: Record<SampleReport, { id: string; referenceNumber: string }>
  /** A file of the pending report. */
  file: string
  /** What the observer works on as an expert: about a report with a PDF, and with one page of it. */
  assignment: { id: string; reportId: string; file: string }
  /** A person whom an administrator may look at: a reporter. */
  personId: string
  /** A draft of the reporter's with a file. */
  draft: string
  /** A tip about the approved report. */
  tip: string
  /** A request for a correction of the approved report, which is disputed already. */
  correctionRequest: string
  /** A document beside it. */
  paper: string
  /** The address of an invitation that no one has used; tests only look at it. */
  invitation: string
  /** The administrator's, by a plan. */
  rooms: RoomsOfPlans
  /** A batch of vouchers. */
  batch: string
  /** Convictions that wait for a second person. */
  proposedImport: string
  /** The address of the administrator's letters that stops them. */
  stopMail: string
}

const variable = 'FITILA_TEST_WORLD'

/** Playwright hands its environment on to the workers. */
export function writeWorld(world: World): void {
  process.env[variable] = JSON.stringify(world)
}

export function readWorld(): World {
  const text = process.env[variable]
  if (!text) throw new Error('The tests of the browser need tests/support/browser-setup.ts as globalSetup.')
  return JSON.parse(text) as World
}
