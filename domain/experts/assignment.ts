import type { Grant } from '../people/grants.ts'
import { addDays, type Day } from '../time/day-in-nigeria.ts'

/** What rules need to know of an assignment. Holds no word of it. */
export type AssignmentStanding = {
  id: string
  /** Null once that account is deleted. */
  expertId: string | null
  /** Two people verified the expert, and that counts today. */
  isVerified: boolean
  /** Those on this assignment that count now. */
  grants: readonly Grant[]
}

export const findings = ['supports', 'contradicts', 'cannot_tell'] as const
export type Finding = (typeof findings)[number]

export const confidences = ['low', 'medium', 'high'] as const
export type Confidence = (typeof confidences)[number]

/** What an expert answers. It can support a verification. Only staff verify. */
export type ExpertAnswer = {
  finding: Finding
  confidence: Confidence
  restsOn: string
  limits: string
  valueFrom: string
  valueTo: string
  nextSteps: string
  /** By area, and never by name: 'a chartered accountant'. */
  mayQuote: boolean
}

export const assignmentLimits = {
  question: 2_000,
  field: 5_000,
  message: 5_000,
  text: 5_000,
  value: 30,
} as const

/** Hours of work that an invitation says, roughly. */
export const effortHours = ['1', '3', '8', '20'] as const
export type EffortHours = (typeof effortHours)[number]

/** In days: an invitation that no one takes, the usual time for the work, one extension, and closed work in the expert's list. */
export const invitationDays = 3
export const workDays = 10
export const extensionDays = 3
export const pastWorkDays = 90
/** How long after the due day a grant ends by itself, also where no member of the staff closes the work. */
export const graceDays = 14

/** In days from the due day: before it, on it, and after it. */
export const reminderDays = [-3, 0, 2] as const

/** @param remindedOn the day of the last reminder, or of the signature: what was due before that day is told no more */
export function isReminderDue(dueOn: Day, remindedOn: Day | null, today: Day): boolean {
  return reminderDays
    .map((days) => addDays(dueOn, days))
    .some((day) => day <= today && (remindedOn === null || remindedOn < day))
}

/** After half a year the dashboard says that a declaration is old. */
const declarationDays = 182

/** What an expert declared at their invitations: how many lines, and when last. */
export type ExpertDeclaration = { lines: number; declaredOn: Day; isOld: boolean }

export function isDeclarationOld(declaredOn: Day, today: Day): boolean {
  return addDays(declaredOn, declarationDays) < today
}

/** The text that an expert signs. Its number is in the log beside the signature. */
export const undertakingVersion = 1

export function lapsesOn(invitedOn: Day): Day {
  return addDays(invitedOn, invitationDays)
}

/** `A-0417`: of an assignment, and says nothing of the report. */
export function assignmentNumber(count: number): string {
  return `A-${String(count).padStart(4, '0')}`
}

export function isOverdue(dueOn: Day, today: Day): boolean {
  return dueOn < today
}

/**
 * Staff put what an expert need not read between double brackets. Each becomes a bar of one length, so that the length tells
 * nothing. Where the second pair is missing, all that follows is gone.
 */
export function blackOut(text: string): string {
  const [shown = '', ...hidden] = text.split('[[')
  const rest = hidden.map((part) => {
    const end = part.indexOf(']]')
    return end === -1 ? bar : `${bar}${part.slice(end + 2)}`
  })
  return [shown, ...rest].join('')
}

export const bar = '█████'
