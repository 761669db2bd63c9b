/** After the Fifth Schedule of the Constitution, part II, with the bodies that people meet every day beside it. */
export const sectors = [
  'federal_executive',
  'federal_legislature',
  'judiciary_courts',
  'state_executive',
  'state_legislature',
  'local_government',
  'mda_federal',
  'civil_service_state',
  'military',
  'police',
  'other_security',
  'customs_ports_borders',
  'revenue_tax',
  'central_bank_finance_regulators',
  'state_owned_enterprise',
  'oil_gas_regulators',
  'power_electricity',
  'works_housing_transport',
  'education',
  'health_insurance',
  'agriculture_water',
  'humanitarian_social_intervention',
  'land_registry',
  'elections_inec',
  'anti_corruption_oversight',
  'diplomatic_missions',
  'procurement_contractors',
  'political_party',
  'other',
] as const

export type Sector = (typeof sectors)[number]

export function isSector(value: string): value is Sector {
  return sectors.some((sector) => sector === value)
}
