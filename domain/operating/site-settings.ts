type SettingRow = {
  /** The number of its events and proposals. Never changed. */
  id: string
  /** How it is typed. `text`: several lines. `address`: `mailto:` or `https:`. `links`: `Label=https://…`, one a line. `picture`: a file. */
  form: 'line' | 'text' | 'address' | 'links' | 'choice' | 'picture'
  /** In UTF-16 units. */
  most: number
  /** Beside what is usual, which is the empty value. */
  choices?: readonly string[]
  /** The variable of the environment that wins where it is set. */
  variable?: string
  /** By two: what can name a person, what readers have to trust, and what changes how reports become public. */
  decides: 'one' | 'two'
  /** One person can take it away: it ends what was said, and says nothing new. */
  takenAwayByOne?: true
  /** Under which heading it is. */
  place: SettingPlace
}

/** The headings of the settings, in this order. `texts` is a part of content management. */
export const settingPlaces = ['site', 'contact', 'rules', 'keeping', 'texts'] as const
export type SettingPlace = (typeof settingPlaces)[number]

/** What an operator changes in the interface. Secrets and addresses of machines stay in the environment. */
export const siteSettings = {
  siteName: {
    ...{ id: '019ac000-0000-7000-8000-000000000001', form: 'line', most: 40 },
    ...{ decides: 'one', place: 'site' },
  },
  logo: {
    ...{ id: '019ac000-0000-7000-8000-00000000000f', form: 'picture', most: 22_000 },
    ...{ variable: 'LOGO_FILE', decides: 'two', takenAwayByOne: true, place: 'site' },
  },
  languages: {
    ...{ id: '019ac000-0000-7000-8000-000000000002', form: 'choice', most: 10 },
    ...{ choices: ['en'], decides: 'one', place: 'site' },
  },
  socialLinks: {
    ...{ id: '019ac000-0000-7000-8000-000000000003', form: 'links', most: 600 },
    ...{ variable: 'SOCIAL_LINKS', decides: 'one', place: 'site' },
  },
  operatorName: {
    ...{ id: '019ac000-0000-7000-8000-000000000004', form: 'line', most: 120 },
    ...{ decides: 'two', place: 'contact' },
  },
  contactText: {
    ...{ id: '019ac000-0000-7000-8000-000000000005', form: 'text', most: 1_000 },
    ...{ decides: 'two', place: 'contact' },
  },
  legalContact: {
    ...{ id: '019ac000-0000-7000-8000-000000000006', form: 'address', most: 200 },
    ...{ variable: 'LEGAL_CONTACT', decides: 'two', place: 'contact' },
  },
  securityContact: {
    ...{ id: '019ac000-0000-7000-8000-000000000007', form: 'address', most: 200 },
    ...{ variable: 'SECURITY_CONTACT', decides: 'two', place: 'contact' },
  },
  publicationMinutes: {
    ...{ id: '019ac000-0000-7000-8000-000000000008', form: 'choice', most: 10 },
    choices: ['10', '20', '60', '120', '240', '720'],
    ...{ variable: 'PUBLICATION_MINUTES', decides: 'two', place: 'rules' },
  },
  firstQuestion: {
    ...{ id: '019ac000-0000-7000-8000-000000000009', form: 'choice', most: 10 },
    ...{ choices: ['two'], variable: 'FIRST_QUESTION', decides: 'two', place: 'rules' },
  },
  waitingDays: {
    ...{ id: '019ac000-0000-7000-8000-000000000010', form: 'choice', most: 10 },
    ...{ choices: ['90', '365'], decides: 'two', place: 'keeping' },
  },
  rejectedDays: {
    ...{ id: '019ac000-0000-7000-8000-000000000011', form: 'choice', most: 10 },
    ...{ choices: ['30', '180', '365'], decides: 'two', place: 'keeping' },
  },
  retractedDays: {
    ...{ id: '019ac000-0000-7000-8000-000000000012', form: 'choice', most: 10 },
    ...{ choices: ['90', '180', '730'], decides: 'two', place: 'keeping' },
  },
  originalDays: {
    ...{ id: '019ac000-0000-7000-8000-000000000013', form: 'choice', most: 10 },
    ...{ choices: ['365', '730', '1825', '3650'], decides: 'two', place: 'keeping' },
  },
  readyNotice: {
    ...{ id: '019ac000-0000-7000-8000-00000000000a', form: 'choice', most: 20 },
    ...{ choices: ['maintenance', 'slow'], decides: 'one', place: 'texts' },
  },
  banner: {
    ...{ id: '019ac000-0000-7000-8000-00000000000b', form: 'text', most: 300 },
    ...{ decides: 'two', takenAwayByOne: true, place: 'texts' },
  },
  homeNotice: {
    ...{ id: '019ac000-0000-7000-8000-00000000000c', form: 'text', most: 1_000 },
    ...{ decides: 'two', takenAwayByOne: true, place: 'texts' },
  },
  safetyNotice: {
    ...{ id: '019ac000-0000-7000-8000-00000000000d', form: 'text', most: 1_000 },
    ...{ decides: 'two', place: 'texts' },
  },
  termsText: {
    ...{ id: '019ac000-0000-7000-8000-00000000000e', form: 'text', most: 3_000 },
    ...{ decides: 'two', place: 'texts' },
  },
} as const satisfies Record<string, SettingRow>

export type SettingName = keyof typeof siteSettings

export const settingNames = Object.keys(siteSettings) as SettingName[] // The table's own keys.

export function settingRow(name: SettingName): SettingRow {
  return siteSettings[name]
}

export function isSettingName(text: unknown): text is SettingName {
  return typeof text === 'string' && Object.hasOwn(siteSettings, text)
}

export function settingsIn(place: SettingPlace): SettingName[] {
  return settingNames.filter((name) => siteSettings[name].place === place)
}

export type SocialLink = { label: string; href: string }

/** @returns null where a line is not `Label=https://…` */
export function readLinks(text: string): SocialLink[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const links = lines.map((line) => {
    const [label = '', ...rest] = line.split('=')
    return { label: label.trim(), href: rest.join('=').trim() }
  })
  return links.every(({ label, href }) => label !== '' && isSafeLink(href)) ? links : null
}

/** `mailto:` with one address, or `https:`. */
export function isContactAddress(text: string): boolean {
  return /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text)
}

/** Whether one member alone may set this value. An empty one takes the setting away. */
export function isByOne(name: SettingName, value: string): boolean {
  const { decides, takenAwayByOne } = settingRow(name)
  return decides === 'one' || (takenAwayByOne === true && value === '')
}

function isSafeLink(href: string): boolean {
  return URL.canParse(href) && new URL(href).protocol === 'https:'
}
