/** Word lists and sentences of the invented reports. `{...}` is filled in by `invented-report.ts`. */
export const offices = {
  federal_executive: ['Special Assistant on Projects, {word} Presidential Committee'],
  federal_legislature: ['Clerk of the Committee on {word} Affairs', 'Member for {word} East'],
  judiciary_courts: ['Registrar, {word} Customary Court', 'Bailiff, {word} Magistrates’ Court'],
  state_executive: ['Commissioner for {word} Affairs', 'Permanent Secretary, Ministry of {word} Matters'],
  state_legislature: ['Member for {word} North', 'Chair of the House Committee on {word} Roads'],
  local_government: ['Chairman, {word} Local Government', 'Treasurer, {word} Local Government'],
  mda_federal: ['Director of Procurement, {word} Agency', 'Head of Accounts, {word} Commission'],
  civil_service_state: ['Director of Salaries, {word} Service Office', 'Pay Officer, {word} Board'],
  police: ['Head of Stores, {word} Division', 'Officer in charge of the {word} checkpoint'],
  customs_ports_borders: ['Comptroller of the {word} Border Post', 'Examiner, {word} Terminal'],
  revenue_tax: ['Head of Assessment, {word} Revenue Office', 'Collector, {word} Market'],
  state_owned_enterprise: ['Managing Director, {word} Water Company', 'Secretary, {word} Transport Company'],
  power_electricity: ['Regional Manager, {word} Power Company', 'Head of Metering, {word} Undertaking'],
  works_housing_transport: ['Director of Works, {word} Roads Board', 'Surveyor, {word} Housing Scheme'],
  education: ['Bursar, {word} College', 'Head of Supplies, {word} Schools Board'],
  health_insurance: ['Chief Storekeeper, {word} Hospital', 'Director of Finance, {word} Health Scheme'],
  agriculture_water: ['Coordinator, {word} Fertiliser Programme', 'Engineer, {word} Dam Authority'],
  humanitarian_social_intervention: ['Coordinator, {word} Relief Fund', 'Desk Officer, {word} School Meals'],
  land_registry: ['Registrar of Deeds, {word} Land Office', 'Records Officer, {word} Layout'],
  procurement_contractors: ['Managing Director, {word} Works Limited', 'Director, {word} Supplies Limited'],
} as const

export const assets = [
  'a house of six rooms in {word} Estate, sold new for {naira}',
  'two plots of land behind {word} Market, worth about {naira}',
  'a block of eight flats at {word} Junction that brings in {naira} a year',
  'a filling station on the {word} road, bought for {naira}',
  'three vehicles, none older than two years, together {naira}',
  'a poultry farm of forty hectares near {word}, with {naira} of new equipment',
  'a school building in the name of a cousin, put up for {naira}',
  'shares in {word} Supplies Limited, paid in at {naira}',
  'an event centre with a car park, on which {naira} was spent in one year',
  'a rice mill that was imported for {naira} and never declared',
] as const

export const declared = [
  'One bungalow in {state} and a car of ten years.',
  'A family house, and savings of {naira}.',
  'Nothing but the salary, by the declaration that was read out at the hearing.',
  'A plot of land without a building, put at {naira}.',
] as const

export const sources = [
  'The salary of this office is {naira} a year before tax; the purchases of a single year come to ten times that.',
  'A contract of {naira} went to {word} Works Limited, whose only director shares an address with the family.',
  'Payments of {naira} left the project account in the same weeks in which the land was bought.',
  'Fees that the office collects in cash are banked at about half of what the receipts add up to.',
  'A loan is named as the source, but the lender, {word} Thrift Society, closed three years earlier.',
] as const

export const evidence = [
  'Two payment vouchers carry the same number and the same date. One is for {naira}, the other for {naira}; both were paid. Copies of both are in the file of the {word} project, and the bank’s stamp can be read on each.',
  'The register of deeds shows the transfer of the plot at {word} Layout. The consideration is given as {naira}, and the buyer’s telephone number is the one on the letterhead of the office.',
  'The project was marked as finished in the quarterly report. On three visits, a month apart, there was no building on the site: a fence, a signboard with the sum of {naira}, and a watchman whom no one paid.',
  'Four bids were opened. Three were typed on the same machine, with the same spelling mistake in the second line, and the fourth was lower by {naira} than the one that won. The minutes do not say why it was set aside.',
  'The stores ledger records that 1,200 bags were received. The gate book of the same week records one lorry, which holds 400. The supplier was paid {naira} for the whole quantity within two days.',
  'People who pay for the service were asked what they pay. All nineteen named the same sum, and none had a receipt with a serial number. Over a year that comes to {naira} or more.',
  'A company was registered eleven days before it was given the contract for {naira}. Its address is a shop at {word} Junction, where the owner had never heard of it.',
  'The allocation letters for {word} Estate are signed on a public holiday. Nine of the twenty houses went to people who share one surname, at {naira} a house, while the list of applicants was never opened.',
  'The salaries of fourteen people who left the service are still drawn. The account numbers changed in the same month, and the total for the year is {naira}.',
  'The published budget has {naira} for repairs of the {word} road. The contractor’s own bill, which hangs in the site office, is for a third of that sum.',
  'The photographs were taken from the public street, and the date can be checked against the roofing, which was still missing in the month before.',
  'The annual report gives the number of beneficiaries as 3,400. The lists that were pinned up in the five centres of {state} add up to 870 names, and {naira} is written off as transport.',
] as const

export const closing = 'This is an invented sample: no such person, office or event exists.'

export const verificationNotes = [
  'Compared the vouchers with the ledger of the {word} project. They agree with what is reported.',
  'Visited the site at {word} Junction. What was found there matches the description.',
  'Two people who were there were asked apart from each other. Their accounts agree.',
] as const

export const rejectionReasons = [
  'The documents that are named could not be found, and no other person could confirm it.',
  'What is described happened before this person held the office.',
  'This was reported before, with the same papers; the earlier report was decided.',
] as const

export const correctionNotices = [
  'The register of deeds was read wrongly: the land belongs to another person of the same name.',
  'A receipt that came to light later shows that the sum was paid back in the same month.',
] as const
