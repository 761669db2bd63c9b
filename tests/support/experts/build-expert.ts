/** What an applicant types into the form of experts. Override what the test is about. */
export function buildExpert(overrides: Record<string, string> = {}): Record<string, string> {
  return {
    'area.accounting': 'yes',
    'area.procurement': 'yes',
    'language.english': 'yes',
    'language.hausa': 'yes',
    'zone.north_west': 'yes',
    professionalCredentials: 'Chartered accountant',
    yearsExperience: '12',
    bio: 'Audits of road works.',
    register: 'ican',
    registerNumber: 'wombat 0042',
    employer: 'Kwatanci Audit',
    referees: 'quokka, who taught me',
    ...overrides,
  }
}
