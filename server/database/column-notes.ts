import type { PgTable } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

type Schema = typeof schema
type TableName = { [Name in keyof Schema]: Schema[Name] extends PgTable ? Name : never }[keyof Schema]
type ColumnName<Table> = Table extends PgTable ? keyof Table['_']['columns'] & string : never

/** What the privacy page says of a table that concerns people. `columns` has words for each column, null for what says nothing about a person. */
export type TableNote<Columns extends string = string> = {
  title: string
  why: string
  /** What happens now, not what is planned. */
  kept: string
  columns: Readonly<Record<Columns, string | null>>
}

/**
 * Every table and column of `schema.ts`. A new one does not compile until it is here: with words, where it concerns a
 * person, so that the privacy page cannot forget it; `null` for a table that holds nothing about anybody.
 */
export const columnNotes = {
  profiles: {
    title: 'Your account',
    why: 'To let you in, and to know what you may do.',
    kept: 'As long as the account exists.',
    columns: {
      id: 'A random number that stands for the account.',
      username: 'The user name that you chose.',
      email: 'Your e-mail address.',
      role: 'What you may do: reporter, observer, reviewer, officer or administrator.',
      status: 'Whether the account is active or suspended.',
      subscriptionTier: 'Your plan.',
      subscriptionStatus: 'Whether the plan is running.',
      createdAt: 'When the account was made.',
    },
  },
  credentials: {
    title: 'Your password',
    why: 'To check it when you log in.',
    kept: 'As long as the account.',
    columns: {
      userId: 'Whose it is.',
      passwordHash: 'An Argon2id hash. The password itself is not stored.',
      changedAt: 'When it was last set.',
    },
  },
  sessions: {
    title: 'Your sessions',
    why: 'To keep you logged in: up to 7 days without use, 12 hours for staff.',
    kept: 'Until you log out. One that ran out opens nothing, though its line may stay.',
    columns: {
      tokenHash: 'A hash of the cookie in your browser; no address and no device.',
      userId: 'Whose it is.',
      createdAt: 'When it began.',
      lastUsedOn: 'The day on which it was last renewed.',
      expiresAt: 'When it ends.',
    },
  },
  invitations: {
    title: 'Invitations to the staff',
    why: 'So that nobody becomes staff without being asked.',
    kept: 'Without end.',
    columns: {
      tokenHash: null,
      role: 'What the invited person is to be.',
      invitedBy: 'Which administrator invited.',
      createdAt: 'When they were invited.',
      expiresAt: null,
      acceptedBy: 'Which account came of it.',
      acceptedAt: 'When it was accepted.',
    },
  },
  rateLimits: {
    title: 'Counted tries',
    why: 'To stop somebody who guesses passwords, or who floods us with messages.',
    kept: 'Counted for a quarter of an hour, cleared with the next day’s first try.',
    columns: {
      bucket:
        'A keyed hash of an account name, or of the first part of a network address. The key changes every day and the old one is thrown away.',
      windowStartedAt: 'Since when we count.',
      tries: 'How many tries there were.',
    },
  },
  dailySalts: null,
  plans: null,
  archiveRecords: {
    title: 'The archive of convictions',
    why: 'So that what a court has found can be told from what is only alleged. The eight records that come with the program are invented and say so.',
    kept: 'Until staff remove a record.',
    columns: {
      referenceNumber: null,
      name: 'Who was convicted.',
      state: 'The state in which the court sat.',
      offense: 'For what.',
      courtLocation: 'Which court.',
      convictionDate: 'When.',
      sentence: 'The sentence.',
      year: 'The year of it.',
      isSample: null,
    },
  },
  reports: {
    title: 'Reports',
    why: 'To have them checked, to show them to whoever sent them, and to count the free plan’s reports of a month.',
    kept: 'Without end. A change replaces the words before it. When an account is deleted its reports stay, and no longer name it.',
    columns: {
      id: null,
      referenceNumber: 'The number that begins with WR.',
      ownerId: 'Which account sent it. This is not sealed.',
      submissionKey: 'A random number of the form, so that it is not stored twice.',
      status: 'Where it stands.',
      credibilityRating: 'How staff rated it.',
      contentVersion: 'How often it was changed.',
      sealedWords:
        'Every word of it, sealed: what it says about the person it names, and about anybody else.',
      createdAt: 'When it was sent.',
      updatedAt: 'When it last changed.',
    },
  },
  reportKeys: null,
  reportVerifications: {
    title: 'Verifications',
    why: 'So that two people stand behind what is published.',
    kept: 'Without end.',
    columns: {
      id: null,
      reportId: 'Which report.',
      contentVersion: null,
      verifierId: 'Which member of staff verified it.',
      method: 'By which method.',
      sealedNotes: 'Their notes, sealed.',
      verifiedAt: 'When.',
    },
  },
  reportDecisions: {
    title: 'Decisions on reports',
    why: 'So that a decision has a name and a reason.',
    kept: 'Without end.',
    columns: {
      id: null,
      reportId: 'Which report.',
      decision: 'Approved, rejected or retracted.',
      contentVersion: null,
      decidedBy: 'Which member of staff decided.',
      decidedAt: 'When.',
      sealedReason: 'The reason, sealed.',
    },
  },
  publicReports: {
    title: 'People who are named in an approved report',
    why: 'It is what this site is for. Everybody can read it.',
    kept: 'Public until the report is retracted; then the number, the dates and the correction notice stay.',
    columns: {
      reportId: null,
      referenceNumber: null,
      status: 'Approved or retracted.',
      personName: 'The name.',
      position: 'The office or position.',
      sector: 'The sector.',
      state: 'The state.',
      declaredAssets: 'What is said to be declared.',
      suspectedAssets: 'What is said to be owned.',
      wealthSource: 'Where the wealth is said to come from.',
      evidence: 'What the report rests on.',
      relevantLinks: 'Links.',
      incidentDate: 'When it is said to have happened.',
      credibilityRating: 'How staff rated the report.',
      verificationMethod: 'How it was verified.',
      verifiedOn: 'On which day.',
      publishedAt: 'When it became public.',
      retractedAt: 'When it was taken back.',
      correctionNotice: 'What was wrong.',
      searchText: 'The words above once more, prepared for the search.',
    },
  },
  events: {
    title: 'The history of a report',
    why: 'So that nobody, staff least of all, can change a report’s story afterwards.',
    kept: 'Without end: the database refuses to change or delete these lines.',
    columns: {
      id: null,
      kind: 'What happened.',
      reportId: 'To which report.',
      actorId: 'Which account did it, by its random number.',
      statusFrom: 'Where the report stood before.',
      statusTo: 'Where it stood afterwards.',
      detail: 'Facts of the step, for instance the method. No words of the report.',
      occurredAt: 'When.',
    },
  },
  notifications: {
    title: 'Your notifications',
    why: 'To tell you what becomes of a report.',
    kept: 'As long as the account.',
    columns: {
      id: null,
      eventId: null,
      userId: 'For whom it is.',
      reportId: 'About which report.',
      notificationType: 'Of which kind.',
      title: 'Its title.',
      message: 'Its words. They name a report by its number alone.',
      statusFrom: 'Where the report stood before.',
      statusTo: 'Where it stood afterwards.',
      createdAt: 'When it was made.',
      readAt: 'When you read it.',
    },
  },
  messages: {
    title: 'Messages from the contact page',
    why: 'To answer you.',
    kept: 'Until staff close it, which erases it, and 90 days at most.',
    columns: {
      id: null,
      receivedOn: 'The day on which it came.',
      sealedWords:
        'What you wrote and how to reach you, if you said so: sealed. Nothing else about you is noted.',
    },
  },
  messageKeys: null,
  pageViews: {
    title: 'Page views',
    why: 'To learn which pages help. Only of people who agreed.',
    kept: 'Without end: sums that belong to nobody.',
    columns: {
      day: 'The day.',
      page: 'Which page.',
      referringSite: 'The name of the site that led here.',
      browser: 'The family of the browser, for instance Firefox; no version.',
      device: 'Phone, tablet or computer.',
      country: 'The country, where a proxy in front of this server tells it.',
      views: 'How many views of this kind there were on that day.',
    },
  },
} as const satisfies { [Name in TableName]: TableNote<ColumnName<Schema[Name]>> | null }

export type PersonalTable = { title: string; why: string; kept: string; columns: string[] }

/** The tables that concern people, as the privacy page lists them. */
export function personalTables(): PersonalTable[] {
  return Object.values<TableNote | null>(columnNotes)
    .filter((note) => note !== null)
    .map(({ title, why, kept, columns }) => ({
      ...{ title, why, kept },
      columns: Object.values(columns).filter((words) => words !== null),
    }))
}
