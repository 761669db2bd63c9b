const packages = ['package log', 'package names', 'package receipts', 'package formats'] as const

/** What the tools are made of. The site itself runs neither engine in its own process; it knows what the sanitizer promises. */
const engines = [
  'package formats',
  'package sanitizer contract',
  'package sanitizer',
  'package anonymity',
] as const

/** The table "Who may import whom" of docs/architecture.md. Everything else here only reads it. */
export const importTable = {
  domain: ['domain', 'package names'],
  // Parts that others can use (decision 308). Formats that others have to read as well: what is signed and hashed. The same
  // code in the server and in the verifier.
  'package log': ['package log'],
  // As pure as the domain, which builds on it.
  'package names': ['package names'],
  'package receipts': ['package receipts', 'package log'],
  // ZIP, PDF, QR codes and hashes, for every tool and for the papers of the site (decision 130).
  'package formats': ['package formats'],
  // What the sanitizer promises, for previews and uploads.
  'package sanitizer contract': ['package sanitizer', 'package sanitizer contract', 'package formats'],
  'package sanitizer': ['package sanitizer', 'package sanitizer contract', 'package formats'],
  'package anonymity': ['package anonymity', 'package formats'],
  // Laws and channels with their sources: data that the tools and the pages read alike (decision 017).
  'toolkit channels': ['toolkit channels', 'toolkit shared', 'package formats'],
  'toolkit shared': ['toolkit shared', 'toolkit channels', 'package formats'],
  'toolkit engine': ['toolkit engine', ...engines, 'toolkit shared', 'toolkit channels'],
  // Reads lines of our public log with the code that writes them, so that no rule is written twice (decision 335).
  'toolkit public log': ['toolkit public log', 'package log', 'package receipts'],
  'toolkit screen': [
    'toolkit screen',
    'toolkit engine',
    'toolkit public log',
    ...engines,
    'toolkit shared',
    'toolkit channels',
    'ui',
  ],
  'toolkit registry': [
    'toolkit registry',
    'toolkit engine',
    ...engines,
    'toolkit shared',
    'toolkit channels',
  ],
  'toolkit shell': [
    'toolkit shell',
    'toolkit registry',
    'toolkit screen',
    'toolkit engine',
    ...engines,
    'toolkit shared',
    'toolkit channels',
    'ui',
  ],
  // The sanitizer for the pages of the site: what cleans a file before it is sent (decision 106).
  'toolkit uploads': ['toolkit uploads', 'toolkit engine', ...engines, 'toolkit shared'],
  // What runs at home and never in a browser: the command line of a tool, and what its model is trained with.
  'toolkit workshop': ['toolkit workshop', 'toolkit engine', ...engines, 'toolkit shared'],
  'toolkit bundling': [
    'package receipts',
    'toolkit bundling',
    'toolkit registry',
    'toolkit shell',
    'toolkit shared',
    'package formats',
  ],
  ui: ['ui'],
  // What the product says, in each language. Of the domain it knows the codes, as types.
  words: ['words', 'domain', 'package names'],
  'server adapter': ['domain', 'package sanitizer contract', ...packages, 'words', 'server adapter'],
  'server verb': [
    'domain',
    'package sanitizer contract',
    ...packages,
    'words',
    'server adapter',
    'server verb',
  ],
  'server caller': [
    'domain',
    'package sanitizer contract',
    ...packages,
    'words',
    'server adapter',
    'server verb',
    'server caller',
  ],
  web: [
    'domain',
    'package sanitizer contract',
    ...packages,
    'toolkit registry',
    'toolkit channels',
    'toolkit uploads',
    'ui',
    'words',
    'server adapter',
    'server verb',
    'web',
  ],
} as const satisfies Record<Area, readonly Area[]>

export type Area =
  | 'domain'
  | `package ${'log' | 'names' | 'receipts' | 'formats' | 'sanitizer contract' | 'sanitizer' | 'anonymity'}`
  | `toolkit ${'shared' | 'channels' | 'engine' | 'screen' | 'uploads' | 'public log' | 'registry' | 'shell' | 'workshop' | 'bundling'}`
  | 'ui'
  | 'words'
  | `server ${'adapter' | 'verb' | 'caller'}`
  | 'web'

/**
 * Within the domain: which other folders each may import. `.` is the files directly in `domain/`; an actor holds a role
 * and a plan, so these three may mention each other, as long as no two files do.
 */
export const domainOrder = {
  '.': ['people', 'plans'],
  time: [],
  retention: ['time'],
  people: ['.', 'time', 'retention'],
  plans: ['.', 'people', 'time'],
  reports: ['.', 'people', 'plans', 'time'],
  writing: ['.', 'reports', 'time', 'retention'],
  publishing: ['.', 'people', 'reports', 'time'],
  proposals: ['.', 'time'],
  judgements: ['.', 'reports'],
  events: ['.', 'people', 'reports', 'publishing', 'proposals', 'judgements', 'operating'],
  finding: ['.', 'reports', 'time'],
  figures: ['.', 'reports', 'events', 'time'],
  similar: ['.', 'reports'],
  cases: ['.', 'people', 'reports', 'time', 'retention'],
  experts: ['.', 'people', 'plans', 'reports', 'time'],
  archive: ['.', 'people', 'plans', 'reports'],
  api: ['.', 'time'],
  notifications: ['.', 'people', 'plans', 'reports', 'events', 'time'],
  conversations: ['.'],
  operating: ['time'],
  permissions: ['.', 'people', 'plans', 'reports', 'experts', 'archive', 'notifications'],
  journal: ['.', 'permissions', 'time'],
} satisfies Record<string, readonly string[]>

/** The folders of use cases. */
export const serverVerbs = [
  'reports',
  'report-view',
  'writing',
  'sources',
  'publishing',
  'finding',
  'similar',
  'cases',
  'events',
  'people',
  'proposals',
  'experts',
  'plans',
  'archive',
  'judgements',
  'api',
  'notifications',
  'conversations',
  'analytics',
  'transparency',
  'retention',
  'operating',
]

/** Use cases that others build on, and what they may not know: a circle of folders cannot be read one folder at a time. */
export const serverNeverReaches = {
  reports: ['people', 'publishing'],
  // Corrections name people, so people may not know corrections.
  people: ['publishing'],
} satisfies Partial<Record<(typeof serverVerbs)[number], readonly string[]>>

/** Ways in, besides the pages: what calls use cases. Every other folder of `server/` is an adapter. */
export const serverCallers = ['doors', 'schedule/jobs', 'database/seed']

/** The file of `package sanitizer contract`. */
export const sanitizerContract = 'sanitizer/contract'

/** The file of `toolkit uploads` that pages import. */
export const uploadDoor = 'document-sanitizer/uploads/open-cleaner.ts'

/** The three exports that React Router takes out of the browser's code, and with them what only they use. */
export const serverOnlyExports = ['loader', 'action', 'middleware']
