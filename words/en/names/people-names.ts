import type { Confidence, Finding } from '#domain/experts/assignment.ts'
import type { CheckResult, ExpertCheck } from '#domain/experts/checks.ts'
import type {
  Availability,
  ExpertiseArea,
  ExpertLanguage,
  ExpertState,
  ExpertZone,
  ProfessionalRegister,
} from '#domain/experts/expert.ts'
import type { AssignmentState } from '#domain/experts/workflow.ts'
import type { Role } from '#domain/people/roles.ts'

const roleNames = {
  reporter: 'Reporter',
  observer: 'Observer',
  reviewer: 'Reviewer',
  officer: 'Officer',
  administrator: 'Administrator',
  auditor: 'Auditor',
} as const satisfies Record<Role, string>

/** What the staff's own page is called in the user menu. Other roles have none. */
const panelNames = {
  reviewer: 'Reviewer Panel',
  officer: 'Officer Panel',
  administrator: 'Admin Panel',
  auditor: 'Security journal',
} as const satisfies Partial<Record<Role, string>>

const expertiseAreaNames = {
  accounting: 'Accounting and audit',
  banking: 'Banking and money laundering',
  construction: 'Construction and valuation',
  digital: 'Digital evidence',
  health: 'Health sector',
  land: 'Land and property records',
  law: 'Law',
  oil_and_gas: 'Oil and gas',
  procurement: 'Public procurement',
  public_service: 'Public service rules',
} as const satisfies Record<ExpertiseArea, string>

const expertLanguageNames = {
  english: 'English',
  pidgin: 'Naijá (Pidgin)',
  hausa: 'Hausa',
  igbo: 'Igbo',
  yoruba: 'Yoruba',
  fulfulde: 'Fulfulde',
  ibibio: 'Ibibio and Efik',
  ijaw: 'Ijaw',
  kanuri: 'Kanuri',
  tiv: 'Tiv',
} as const satisfies Record<ExpertLanguage, string>

const expertZoneNames = {
  north_central: 'North Central',
  north_east: 'North East',
  north_west: 'North West',
  south_east: 'South East',
  south_south: 'South South',
  south_west: 'South West',
} as const satisfies Record<ExpertZone, string>

const registerNames = {
  ican: 'ICAN: chartered accountants',
  anan: 'ANAN: national accountants',
  nba: 'Supreme Court roll and NBA: lawyers',
  coren: 'COREN: engineers',
  arcon: 'ARCON: architects',
  esvarbon: 'ESVARBON and NIESV: estate surveyors and valuers',
  surcon: 'SURCON: surveyors',
  qsrbn: 'QSRBN: quantity surveyors',
  mdcn: 'MDCN: doctors and dentists',
  pcn: 'PCN: pharmacists',
  nmcn: 'NMCN: nurses and midwives',
  cipm: 'CIPM: personnel managers',
  cips: 'CIPS: procurement',
  cpn: 'CPN: computer professionals',
  none: 'No register for my profession',
} as const satisfies Record<ProfessionalRegister, string>

const expertStateNames = {
  pending: 'Waiting',
  verified: 'Verified',
  rejected: 'Not accepted',
  suspended: 'Suspended',
  expired: 'Over',
} as const satisfies Record<ExpertState, string>

const expertCheckNames = {
  identity: 'Identity',
  register: 'Professional register',
  employer: 'Employer',
  referees: 'Two referees',
  records: 'Sanctions, and convictions in the archive',
  press: 'Press',
} as const satisfies Record<ExpertCheck, string>

const checkResultNames = {
  confirmed: 'Confirmed',
  not_confirmed: 'Not confirmed',
  not_applicable: 'Does not apply',
} as const satisfies Record<CheckResult, string>

const assignmentStateNames = {
  invited: 'Invitation',
  cleared: 'Waits for your signature',
  accepted: 'Working',
  answered: 'Answered',
  closed: 'Closed',
  declined: 'Declined',
  conflicted: 'Conflict of interest',
  lapsed: 'Lapsed',
  withdrawn: 'Over',
} as const satisfies Record<AssignmentState, string>

const availabilityNames = {
  available: 'Free for work',
  busy: 'Busy',
  unavailable: 'Away',
} as const satisfies Record<Availability, string>

const findingNames = {
  supports: 'Supports the statement',
  contradicts: 'Contradicts it',
  cannot_tell: 'Cannot tell, which is also a useful answer',
} as const satisfies Record<Finding, string>

const confidenceNames = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
} as const satisfies Record<Confidence, string>

const talkSides = { expert: 'Expert', staff: 'Staff' } as const

/** Roles, the pages of staff, and what experts know about. */
export const peopleNames = {
  roleNames,
  panelNames,
  expertiseAreaNames,
  expertLanguageNames,
  expertZoneNames,
  registerNames,
  expertStateNames,
  expertCheckNames,
  checkResultNames,
  assignmentStateNames,
  availabilityNames,
  findingNames,
  confidenceNames,
  talkSides,
}
