import type { Kept } from './kept.ts'
import { journalPeriod } from './periods.ts'

const withoutEnd = { kept: null, ends: null } as const

/** What the site itself needs, and what says nothing about a person. */
export const siteKept = {
  log: {
    tables: [
      ...['log_entries', 'log_days', 'log_waiting', 'signing_keys', 'shown_documents', 'log_leaves'],
      ...['log_outer_leaves', 'log_trees', 'log_places', 'log_checkpoints', 'log_cosignatures'],
    ],
    why: 'Others check it for ever. An entry that waits is in it within minutes.',
    ...withoutEnd,
    kept: 'Without end: the log proves what was public.',
  },
  schedule: { tables: ['schedule_slots'], why: 'One row for each kind of regular work.', ...withoutEnd },
  freezes: {
    tables: ['freezes'],
    why: 'When the operator stopped all changes, so that the log and the transparency page can say so.',
    ...withoutEnd,
  },
  settings: {
    tables: ['site_settings'],
    why: 'Each version of what the operator says on the site. The log has its hash.',
    ...withoutEnd,
    kept: 'Without end: the log has the hash of each version.',
  },
  'backup runs': {
    tables: ['backup_runs'],
    why: 'The newest backup and the newest trial of one, for the panel.',
    ...withoutEnd,
  },
  'looks at the site itself': {
    tables: ['site_looks'],
    why: 'The panel warns before the certificate of the site expires, and when a search on several servers differs from what is public. A start knows that no old number of an account is left.',
    ...withoutEnd,
  },
  figures: {
    tables: ['daily_figures', 'daily_waits', 'daily_public_sums', 'monthly_figures', 'monthly_waits'],
    why: 'How many reports there were on a day, and how long they waited. No report is named.',
    ...withoutEnd,
  },
  'what browsers refused': {
    tables: ['refused_by_browsers'],
    why: 'How often browsers refused a part of our pages, as sums. No page and no browser is named.',
    ...withoutEnd,
  },
  'security journal': {
    tables: ['journal_days', 'journal_entries'],
    why: 'To find out who misused an account of the staff. With the key of a day, its entries are gone.',
    kept: '{period}.',
    ends: {
      from: 'the end of its day',
      after: journalPeriod,
      outcome: 'deleted with the key of the day',
      look: 'daily',
    },
  },
  'event cursors': {
    tables: ['event_cursors'],
    why: 'How far each consumer has read the events.',
    ...withoutEnd,
  },
  migrations: { tables: ['migrations'], why: 'Which changes of the database were made.', ...withoutEnd },
} as const satisfies Record<string, Kept>
