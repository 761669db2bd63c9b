export type Category = 'personal' | 'location' | 'organizational' | 'temporal'

export type Severity = 'high' | 'medium' | 'low'

/** What each category is called, and how much it gives away (specification 9). */
export const categories = {
  personal: { title: 'Personal Identifiers', severity: 'high' },
  location: { title: 'Location', severity: 'medium' },
  organizational: { title: 'Organizational', severity: 'medium' },
  temporal: { title: 'Temporal', severity: 'low' },
} as const satisfies Record<Category, { title: string; severity: Severity }>

export type Kind =
  | 'person'
  | 'email'
  | 'phone'
  | 'nin'
  | 'vnin'
  | 'bvn'
  | 'account-number'
  | 'tin'
  | 'voter-card'
  | 'passport'
  | 'driver-licence'
  | 'plate'
  | 'staff-number'
  | 'company-number'
  | 'file-reference'
  | 'identity-number'
  | 'card'
  | 'iban'
  | 'crypto'
  | 'ip'
  | 'mac'
  | 'url'
  | 'social-handle'
  | 'street'
  | 'postcode'
  | 'place'
  | 'gps'
  | 'organization'
  | 'department'
  | 'position'
  | 'date'
  | 'time'
  | 'relative-time'

type KindWords = {
  category: Category
  /** What is in the text in its place. The first seven of the specification keep their words. */
  placeholder: string
  /** As a heading in the list of findings. */
  title: string
}

/** Every kind that a finding can have. The command line prints these names, so none of them is ever renamed. */
export const kinds = {
  person: { category: 'personal', placeholder: '[NAME]', title: 'Full name' },
  email: { category: 'personal', placeholder: '[EMAIL]', title: 'E-mail address' },
  phone: { category: 'personal', placeholder: '[PHONE]', title: 'Phone number' },
  nin: { category: 'personal', placeholder: '[NIN]', title: 'National identity number (NIN)' },
  vnin: { category: 'personal', placeholder: '[NIN]', title: 'Virtual NIN' },
  bvn: { category: 'personal', placeholder: '[BVN]', title: 'Bank verification number (BVN)' },
  'account-number': { category: 'personal', placeholder: '[ACCOUNT]', title: 'Bank account number' },
  tin: { category: 'personal', placeholder: '[TIN]', title: 'Tax number (TIN)' },
  'voter-card': { category: 'personal', placeholder: '[VOTER CARD]', title: 'Voter card number' },
  passport: { category: 'personal', placeholder: '[PASSPORT]', title: 'Passport number' },
  'driver-licence': { category: 'personal', placeholder: '[LICENCE]', title: "Driver's licence number" },
  plate: { category: 'personal', placeholder: '[PLATE]', title: 'Number plate' },
  'staff-number': { category: 'personal', placeholder: '[STAFF NUMBER]', title: 'Staff number' },
  'company-number': { category: 'organizational', placeholder: '[COMPANY NUMBER]', title: 'Company number' },
  'file-reference': { category: 'organizational', placeholder: '[FILE NUMBER]', title: 'File reference' },
  'identity-number': { category: 'personal', placeholder: '[NUMBER]', title: 'Another identity number' },
  card: { category: 'personal', placeholder: '[CARD]', title: 'Payment card number' },
  iban: { category: 'personal', placeholder: '[IBAN]', title: 'IBAN' },
  crypto: { category: 'personal', placeholder: '[WALLET]', title: 'Crypto address' },
  ip: { category: 'personal', placeholder: '[IP ADDRESS]', title: 'IP address' },
  mac: { category: 'personal', placeholder: '[DEVICE]', title: 'Device address (MAC)' },
  url: { category: 'personal', placeholder: '[LINK]', title: 'Link' },
  'social-handle': { category: 'personal', placeholder: '[HANDLE]', title: 'Name on a network or log-in' },
  street: { category: 'location', placeholder: '[STREET]', title: 'Street or house' },
  postcode: { category: 'location', placeholder: '[ZIP]', title: 'Postal code' },
  place: { category: 'location', placeholder: '[PLACE]', title: 'Place' },
  gps: { category: 'location', placeholder: '[COORDINATES]', title: 'Coordinates' },
  organization: { category: 'organizational', placeholder: '[ORGANIZATION]', title: 'Organization' },
  department: { category: 'organizational', placeholder: '[DEPARTMENT]', title: 'Department or team' },
  position: { category: 'organizational', placeholder: '[POSITION]', title: 'Job title or rank' },
  date: { category: 'temporal', placeholder: '[DATE]', title: 'Specific date' },
  time: { category: 'temporal', placeholder: '[TIME]', title: 'Time of day' },
  'relative-time': { category: 'temporal', placeholder: '[DATE]', title: 'Relative time' },
} as const satisfies Record<Kind, KindWords>

export function categoryOf(kind: Kind): Category {
  return kinds[kind].category
}

export function severityOf(kind: Kind): Severity {
  return categories[categoryOf(kind)].severity
}
