import type { Currency } from '#domain/reports/assets.ts'
import type { KindOfWrong } from '#domain/reports/kinds-of-wrong.ts'
import type { ReviewType } from '#domain/reports/peer-review.ts'
import type { Sector } from '#domain/reports/sectors.ts'
import type { VerificationMethod } from '#domain/reports/verification.ts'
import type { Status, Step } from '#domain/reports/workflow.ts'

/** The kind of wrong beside a public report: no sentence, and no judgement. */
const kindTitles = {
  wealth: 'Unexplained wealth',
  bribe: 'Bribe or extortion',
  contract: 'Contract or procurement',
  payroll: 'Ghost workers or payroll',
  land: 'Land or building',
  abuse: 'Abuse of office',
  other: 'Other',
} as const satisfies Record<KindOfWrong, string>

const sectorNames = {
  federal_executive: 'Federal executive',
  federal_legislature: 'National Assembly',
  judiciary_courts: 'Judiciary and courts',
  state_executive: 'State executive',
  state_legislature: 'State House of Assembly',
  local_government: 'Local government',
  mda_federal: 'Federal ministry, department or agency',
  civil_service_state: 'State civil service',
  military: 'Military',
  police: 'Police',
  other_security: 'Other security (DSS, NSCDC, corrections, immigration)',
  customs_ports_borders: 'Customs, ports and borders',
  revenue_tax: 'Revenue and tax',
  central_bank_finance_regulators: 'Central Bank and finance regulators',
  state_owned_enterprise: 'State-owned enterprise',
  oil_gas_regulators: 'Oil and gas regulators',
  power_electricity: 'Power and electricity',
  works_housing_transport: 'Works, housing and transport',
  education: 'Education',
  health_insurance: 'Health and health insurance',
  agriculture_water: 'Agriculture and water',
  humanitarian_social_intervention: 'Humanitarian and social intervention',
  land_registry: 'Land registry',
  elections_inec: 'Elections (INEC)',
  anti_corruption_oversight: 'Anti-corruption and oversight',
  diplomatic_missions: 'Diplomatic missions',
  procurement_contractors: 'Procurement and contractors',
  political_party: 'Political party',
  other: 'Other',
} as const satisfies Record<Sector, string>

/**
 * What people type into the search for a kind of wrong or a sector, with commas between: the search then offers the filter. Each language
 * adds its own words to these.
 */
const filterNames = {
  kinds: {
    wealth: 'unexplained wealth,wealth,mansion,mansions',
    bribe: 'bribe,bribes,bribery,extortion,kickback,kickbacks,egunje,settlement',
    contract: 'contract,contracts,procurement,tender,tenders,inflated contract,abandoned project',
    payroll: 'ghost workers,ghost worker,payroll,salary,salaries,job racketeering',
    land: 'land,land grabbing,building,buildings,certificate of occupancy',
    abuse: 'abuse,abuse of office,misuse of office,nepotism',
  },
  sectors: {
    federal_executive: 'federal executive,presidency,minister,ministers',
    federal_legislature: 'national assembly,senate,senator,senators,house of representatives',
    judiciary_courts: 'judiciary,court,courts,judge,judges,magistrate',
    state_executive: 'state executive,governor,governors,commissioner',
    state_legislature: 'house of assembly,state assembly',
    local_government: 'local government,lga,councillor,council chairman',
    mda_federal: 'ministry,ministries,department,agency,mda',
    civil_service_state: 'civil service,civil servant,civil servants',
    military: 'military,army,navy,air force,soldier,soldiers',
    police: 'police,policeman,policemen,checkpoint,checkpoints,npf',
    other_security: 'dss,nscdc,civil defence,prison,prisons,corrections,immigration,passport',
    customs_ports_borders: 'customs,port,ports,border,borders',
    revenue_tax: 'tax,taxes,revenue,firs',
    central_bank_finance_regulators: 'central bank,cbn,finance regulator',
    state_owned_enterprise: 'state-owned enterprise,nnpc',
    oil_gas_regulators: 'oil,gas,oil and gas,petroleum',
    power_electricity: 'power,electricity,light,disco,transformer',
    works_housing_transport: 'works,housing,transport,road,roads,bridge',
    education: 'education,school,schools,university,universities,teacher,teachers,waec,jamb',
    health_insurance: 'health,hospital,hospitals,clinic,clinics,health insurance,nhis,primary health care',
    agriculture_water: 'agriculture,farm,farmers,fertiliser,fertilizer,water,borehole,boreholes',
    humanitarian_social_intervention: 'humanitarian,social intervention,palliative,palliatives,relief',
    land_registry: 'land registry,c of o',
    elections_inec: 'election,elections,inec',
    anti_corruption_oversight: 'anti-corruption,oversight,efcc,icpc',
    diplomatic_missions: 'diplomatic mission,embassy,consulate',
    procurement_contractors: 'contractor,contractors',
    political_party: 'political party,party,parties',
  },
} as const satisfies {
  kinds: Record<Exclude<KindOfWrong, 'other'>, string>
  sectors: Record<Exclude<Sector, 'other'>, string>
}

const currencyNames = {
  NGN: 'Naira (₦)',
  USD: 'US dollar',
  GBP: 'Pound sterling',
  EUR: 'Euro',
  AED: 'UAE dirham',
  CAD: 'Canadian dollar',
  CNY: 'Chinese yuan',
  GHS: 'Ghana cedi',
  XOF: 'CFA franc',
  ZAR: 'South African rand',
} as const satisfies Record<Currency, string>

const methodMeanings = {
  document_check: 'Papers, registers or published records were compared with what the report says.',
  field_verification: 'A person went and looked at the place or the thing that the report names.',
  witness_interview: 'A person who was there was asked.',
} as const satisfies Record<VerificationMethod, string>

const reviewTypeNames = {
  evidence: 'Evidence',
  method: 'Verification',
  fairness: 'Fairness',
  safety: 'Safety of the source',
  law: 'Law',
} as const satisfies Record<ReviewType, string>

const reviewTypeMeanings = {
  evidence: 'Does the evidence support the claims?',
  method: 'Was it verified in a way that holds, and can a colleague follow it?',
  fairness: 'Is it fair to the person who is named? Could it be another person of the same name?',
  safety: 'Does anything in it point to the reporter or to a witness?',
  law: 'Could publishing it break a law, or prejudice a case that is before a court?',
} as const satisfies Record<ReviewType, string>

const credibilityMeanings = {
  1: 'Told by one person, and nothing else supports it yet.',
  2: 'Fits together, but rests on hearsay.',
  3: 'Papers or a person who was there support parts of it.',
  4: 'The main points are supported by papers or by several people.',
  5: 'Supported by official records, point by point.',
} as const

const statusMeanings = {
  pending: 'Staff have it. Only the person who sent it and staff can read it.',
  approved: 'One member of staff verified it and another approved it. The public can find it.',
  rejected: 'Staff did not publish it, and told the sender why. The public never sees it.',
  retracted: 'It was public and was retracted. A correction notice replaces it.',
  withdrawn: 'The sender withdrew it. It will not be published, and we delete its text.',
} as const satisfies Record<Status, string>

const stepNames = {
  edit: 'Edit',
  verify: 'Verify',
  rate: 'Rate',
  review: 'Review',
  approve: 'Approve',
  reject: 'Reject',
  dispute: 'Mark as disputed',
  correct: 'Propose a correction',
  confirm: 'Confirm a correction',
  retract: 'Retract',
  record: 'Record what happened since',
  reopen: 'Reopen',
  withdraw: 'Withdraw',
} as const satisfies Record<Step, string>

/** How sectors, steps and kinds of work on a report are called. */
export const reportNames = {
  kindTitles,
  sectorNames,
  filterNames,
  currencyNames,
  methodMeanings,
  reviewTypeNames,
  reviewTypeMeanings,
  credibilityMeanings,
  statusMeanings,
  stepNames,
}
