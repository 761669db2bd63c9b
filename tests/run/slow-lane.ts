/** Tests that take long and guard few files. */
export type SlowTests = { name: string; files: readonly string[]; guards: RegExp }

/** Each of them asks for one tool or for all; the record of what they ask tells which. */
export const toolsInBrowsers: readonly string[] = [
  'anonymity',
  'carried-tools',
  'document-sanitizer',
  'evidence-chain',
  'evidence-keys',
  'large-evidence',
  'legal-exposure',
  'look-ups',
  'offline-edition',
  'risk-calculator',
  'secure-chat',
  'secure-chat-tabs',
  'silence',
  'whistleblower-decision',
  'workspace',
].map((name) => `tests/browser/toolkit/${name}.spec.ts`)

export const slowTests: readonly SlowTests[] = [
  {
    name: 'pages are read from replicas that follow, stall and die',
    files: ['tests/http/replicas/read-from-replicas.database.test.ts'],
    guards:
      /^server\/(database|kernel|doors\/pages|finding\/search)\/|^operations\/many-processes\/|^package-lock\.json$/,
  },
  {
    name: 'kills of the program and its PostgreSQL',
    files: [
      'server/database/embedded/survive-kills.test.ts',
      'server/database/embedded/start-embedded-database.test.ts',
      'server/database/embedded/access-rules.test.ts',
      'server/database/embedded/server-processes.test.ts',
    ],
    guards: /^server\/database\/embedded\/|^start\.ts$|^package-lock\.json$/,
  },
  {
    name: 'processes of the last release on the schema of this one',
    files: ['tests/releases/side-by-side.test.ts'],
    guards: /^server\/database\/migrations\/|^operations\/update\/|^package-lock\.json$/,
  },
  {
    name: 'tools built twice are the same, byte for byte',
    files: ['toolkit/bundling/build-tools.test.ts'],
    guards: /^toolkit\/|^ui\/|^packages\/|^package-lock\.json$/,
  },
  {
    name: 'a second implementation opens what the channel sealed',
    files: [
      'toolkit/secure-chat/vectors/second-implementation.test.ts',
      'toolkit/secure-chat/vectors/second-implementation-of-pairs.test.ts',
    ],
    guards: /^toolkit\/(secure-chat|shared)\/|^packages\/formats\/|^package-lock\.json$/,
  },
  {
    name: 'packages built without the site, packed, and used from an empty project',
    files: ['tests/packages.test.ts'],
    guards: /^packages\/|^package-lock\.json$/,
  },
  {
    name: 'random and damaged blocks, files and forms',
    files: [
      'toolkit/secure-chat/engine/hostile-blocks.test.ts',
      'toolkit/secure-chat/engine/pair/hostile-pair.test.ts',
      'toolkit/document-sanitizer/checks/mutations.test.ts',
      'tests/http/random-forms.database.test.ts',
    ],
    guards:
      /^toolkit\/(secure-chat|document-sanitizer|shared)\/|^packages\/(formats|sanitizer)\/|^server\/(input|doors)\/|-input\.ts$|^web\/form/,
  },
  {
    name: 'growth of the anonymity checker with its text',
    files: [
      'toolkit/anonymity-checker/checks/growth-of-triggers.test.ts',
      'packages/anonymity/growth.test.ts',
    ],
    guards: /^toolkit\/anonymity-checker\/|^packages\/(anonymity|formats)\/|^package-lock\.json$/,
  },
  {
    name: 'growth and bombs of the sanitizer',
    files: [
      'toolkit/document-sanitizer/checks/growth.test.ts',
      'toolkit/document-sanitizer/checks/bombs.test.ts',
    ],
    guards:
      /^toolkit\/document-sanitizer\/|^packages\/(sanitizer|formats)\/|^tests\/support\/documents\/|^package-lock\.json$/,
  },
  {
    name: 'readers of others that look at cleaned documents',
    files: ['packages/sanitizer/vectors/places/office-judge.test.ts'],
    guards:
      /^toolkit\/(document-sanitizer|formats|shared)\/|^tests\/support\/documents\/|^package-lock\.json$/,
  },
  {
    name: 'closed processes that look at files',
    files: [
      'server/attachments/preview/open-extracting.test.ts',
      'server/attachments/preview/open-previews.test.ts',
    ],
    guards:
      /^server\/attachments\/|^toolkit\/document-sanitizer\/|^packages\/(sanitizer|formats)\/|^tests\/support\/documents\/|^package-lock\.json$/,
  },
  {
    name: 'searches beside a search of every row, and among 24,000 others',
    files: [
      'server/finding/search/brute-force.database.test.ts',
      'server/finding/recall-among-many.database.test.ts',
    ],
    guards: /^(server|domain)\/finding\/|\.sql$|^packages\/names\//,
  },
  {
    name: 'exports of many rows, and programs of others that open them',
    files: ['server/finding/export/many-rows.test.ts', 'server/finding/export/opened-by-others.test.ts'],
    guards:
      /^server\/finding\/(export|present-cards)|^web\/reports\/exports\/|^packages\/formats\/paper\/|^domain\/archive\/csv|^package-lock\.json$/,
  },
  {
    name: 'every tool in browsers',
    files: toolsInBrowsers,
    guards:
      /^(toolkit|ui|packages)\/|^tests\/support\/(browsers|network|tool-page)|^(package-lock|playwright\.config)\b/,
  },
  {
    name: 'every tool in WebKit',
    files: ['tests/webkit/every-tool.test.ts'],
    guards: /^(toolkit|ui)\/|^tests\/support\/(browsers|webkit|toolkit)\/|^package-lock\.json$/,
  },
  {
    name: 'starts, stops and kills of the program',
    files: ['tests/browser/program.spec.ts', 'tests/browser/faults.spec.ts'],
    guards:
      /^start\.ts$|^program\/|^server\/(kernel|database|storage|events|sealing|reports|writing|cases|publishing)\/|^tests\/(faults\/|support\/serve\.ts$)|^package-lock\.json$/,
  },
]

/** What the queries of use cases and the shape of the database decide: then the oldest PostgreSQL is asked too. */
const databaseFiles = /^server\/database\/|\.sql$|-queries\.ts$|^server\/finding\/search\/|schema\.ts$/

const unseenByBrowsers =
  /\.md$|\.test\.tsx?$|^tests\/(attacks|benchmarks|boundaries|corpus|http)\/|^\.github\//

/** The slow tests whose files did not change. With unknown changes, none. */
export function skippedTests(changed: readonly string[] | null): readonly SlowTests[] {
  if (changed === null) return []
  return slowTests.filter(
    ({ files, guards }) => !changed.some((file) => guards.test(file) || files.includes(file)),
  )
}

export function touchesDatabase(changed: readonly string[] | null): boolean {
  return changed === null || changed.some((file) => databaseFiles.test(file))
}

/** Whether anything changed that a page is made of, or a test in the browser. */
export function touchesPages(changed: readonly string[] | null): boolean {
  return changed === null || changed.some((file) => !unseenByBrowsers.test(file))
}
