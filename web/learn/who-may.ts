import type { Person } from '#domain/actor.ts'
import { type Role, roles } from '#domain/people/roles.ts'
import { can } from '#domain/permissions/can.ts'
import type { ReportStanding } from '#domain/reports/report.ts'
import { publicStatuses } from '#domain/reports/visibility.ts'
import { type Status, type Step, statuses, steps } from '#domain/reports/workflow.ts'

/** Who may take a step at all, and on whose reports; whether it can be taken now is the workflow's question. */
export type StepPermission = { step: Step; roles: Role[]; reports: 'own' | 'of others' | 'any' }

export type Readers = {
  status: Status
  isOwnersToRead: boolean
  /** Those who may open the report of another person. */
  roles: Role[]
  isListed: boolean
}

/** The permission rules asked for each role, so that the page cannot say anything else than they do. */
export function stepPermissions(): StepPermission[] {
  return steps.map((step) => {
    const own = roles.filter((role) => can(personOf(role), `report.${step}`, ownReport))
    const others = roles.filter((role) => can(personOf(role), `report.${step}`, reportOfAnother))
    return {
      step,
      roles: roles.filter((role) => own.includes(role) || others.includes(role)),
      reports: own.length > 0 && others.length > 0 ? 'any' : own.length > 0 ? 'own' : 'of others',
    }
  })
}

export function submitters(): Role[] {
  return roles.filter((role) => can(personOf(role), 'report.submit', null))
}

export function readersByStatus(): Readers[] {
  return statuses.map((status) => ({
    status,
    isOwnersToRead: roles.every((role) => can(personOf(role), 'report.read', { ...ownReport, status })),
    roles: roles.filter((role) => can(personOf(role), 'report.read', { ...reportOfAnother, status })),
    isListed: publicStatuses.includes(status),
  }))
}

const reportOfAnother: ReportStanding = {
  id: 'example',
  ownerId: 'another',
  status: 'pending',
  verifierIds: [],
  heldBy: null,
  barrier: null,
}
const ownReport: ReportStanding = { ...reportOfAnother, ownerId: 'self' }

function personOf(role: Role): Person {
  return {
    kind: 'person',
    id: 'self',
    username: role,
    email: `${role}@example.org`,
    role,
    status: 'active',
    subscription: { tier: 'free', status: 'active' },
    assurance: 'full',
    isConfirmed: true,
  }
}
