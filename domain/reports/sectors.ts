/** After the Fifth Schedule of the Constitution, part II, with the bodies that people meet every day beside it. */
export const sectorNames = {
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
} as const

export type Sector = keyof typeof sectorNames

export const sectors = Object.keys(sectorNames) as Sector[]

export function isSector(value: string): value is Sector {
  return Object.hasOwn(sectorNames, value)
}
