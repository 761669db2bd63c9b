import type {
  ExpertiseArea,
  ExpertLanguage,
  ExpertZone,
  ProfessionalRegister,
} from '#domain/experts/expert.ts'
import type { Role } from '#domain/people/roles.ts'

const roleNames = {
  reporter: 'Reporter',
  observer: 'Observer',
  reviewer: 'Reviewer',
  officer: 'Officer',
  administrator: 'Administrator',
} as const satisfies Record<Role, string>

/** What the staff's own page is called in the user menu. Other roles have none. */
const panelNames = {
  reviewer: 'Reviewer Panel',
  officer: 'Officer Panel',
  administrator: 'Admin Panel',
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

/** Roles, the pages of staff, and what experts know about. */
export const peopleNames = {
  roleNames,
  panelNames,
  expertiseAreaNames,
  expertLanguageNames,
  expertZoneNames,
  registerNames,
}
