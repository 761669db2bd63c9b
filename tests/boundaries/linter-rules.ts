import {
  domainOrder,
  importTable,
  sanitizerContract,
  serverCallers,
  serverVerbs,
  uploadDoor,
} from './import-table.ts'

/** One entry of `overrides` in biome.json that refuses imports. */
export type LinterRule = { includes: string[]; linter: object }

const notTests = ['!**/*.test.ts', '!**/*.test.tsx']

/** The part of the import table that a linter can see in one file. `write-linter-rules.ts` puts it into biome.json. */
export function linterRules(): LinterRule[] {
  return [
    ...Object.entries(domainOrder).map(([folder, below]) => domainRule(folder, below)),
    ...Object.entries(importTable).flatMap(([area, allowed]) => packageRule(area, allowed)),
    {
      message: 'The server imports the domain and itself.',
      includes: ['server/**'],
      group: [...outside('ui', 'web', 'toolkit'), ...engines],
    },
    {
      message: 'An adapter never imports a use case.',
      includes: ['server/**', ...[...serverVerbs, ...serverCallers].map(notIn), ...notTests],
      group: [
        ...outside('ui', 'web', 'toolkit'),
        ...engines,
        ...serverVerbs.flatMap((verb) => [`#server/${verb}/**`, `../**/${verb}/**`]),
      ],
    },
    {
      message: 'words/ knows the codes of the domain, as types.',
      includes: ['words/**', '!words/exchange/**', ...notTests],
      group: [...outside('server', 'ui', 'web', 'toolkit'), packages, names, 'node:*'],
    },
    {
      message: 'ui/ knows no report and no role.',
      includes: ['ui/**', ...notTests],
      group: [...outside('domain', 'server', 'web', 'words', 'toolkit'), packages, 'node:*'],
    },
    {
      message: 'A tool runs on the device, by itself.',
      includes: ['toolkit/**', ...workshops, '!toolkit/*/public-log/**', ...notTests],
      group: [...outside('domain', 'server', 'web', 'words'), packages, ...parts, 'node:*'],
    },
    {
      message: 'What reads lines of the public log knows the packages of the log and of receipts alone.',
      includes: ['toolkit/*/public-log/**', ...notTests],
      group: [
        '#*/**',
        '../**',
        packages,
        '!@fitila/log/**',
        '!@fitila/receipts/**',
        'node:*',
        'react',
        'react-dom',
      ],
    },
    {
      message: 'An engine is pure: bytes in, bytes or findings out.',
      includes: ['toolkit/*/engine/**', 'toolkit/*/about.ts', 'toolkit/*/worker.ts', ...notTests],
      group: [
        ...outside('domain', 'server', 'web', 'words', 'ui'),
        packages,
        ...parts,
        'node:*',
        'react',
        'react-dom',
      ],
    },
    {
      message:
        'Pages know the tools by toolkit/registry.ts and the door for uploads alone, and read toolkit/shared/channels/.',
      includes: ['web/**'],
      group: toolkitFromPages,
    },
    pagesRule('web/*/*', '../'),
    pagesRule('web/*/*/*', '../../'),
    pagesRule('web/*/*/*/**', '../../../'),
  ].map(refusing)
}

/** They make the files that tests read. */
const samples = ['!packages/**/vectors/**']

const packages = '@fitila/**'
const names = '!@fitila/names/**'
const parts = ['formats', 'sanitizer', 'anonymity'].map((name) => `!@fitila/${name}/**`)

const workshops = ['bundling/**', '*/command.ts', '*/command/**', '*/training/**'].map(
  (part) => `!toolkit/${part}`,
)

/** What the site may not run in its own process. */
const engines = ['@fitila/sanitizer/**', `!@fitila/${sanitizerContract}`, '@fitila/anonymity/**']

const toolkitFromPages = [
  '#toolkit/**',
  ...engines,
  `!#toolkit/${uploadDoor}`,
  '!#toolkit/registry.ts',
  '!#toolkit/shared/channels/**',
  '../**/toolkit/**',
]

type Refused = { message: string; includes: string[]; group: string[] }

function domainRule(folder: string, below: readonly string[]): Refused {
  const isTop = folder === '.'
  const own = isTop ? ['!./*'] : ['!./**']
  const others = below.flatMap((other) => {
    if (other === '.') return ['!../*', '!#domain/*']
    else return isTop ? [`!./${other}/**`] : [`!../${other}/**`, `!#domain/${other}/**`]
  })
  return {
    message: 'The domain imports itself, in the order of tests/boundaries/import-table.ts, and names.',
    includes: [isTop ? 'domain/*.ts' : `domain/${folder}/**`, ...notTests],
    group: ['**', ...own, ...others, names],
  }
}

function packageRule(area: string, allowed: readonly string[]): Refused[] {
  const [kind, name, part] = area.split(' ')
  if (kind !== 'package' || part !== undefined) return []
  const below = allowed
    .filter((other) => !other.startsWith(area))
    .map((other) => other.replace('package ', ''))
  const message = 'A package imports itself and the packages below it, and nothing of the site.'
  const others = ['#*/**', packages, ...below.map((other) => `!@fitila/${other}/**`), 'node:*']
  return depths.map((depth) => ({
    message,
    includes: [`packages/${name}/${'*/'.repeat(depth)}*`, ...samples, ...notTests],
    group: [...others, `${'../'.repeat(depth + 1)}**`],
  }))
}

/** Folders of a package, one in the other: a path that leads out of it begins with one `../` more for each. */
const depths = [0, 1, 2, 3, 4]

function pagesRule(includes: string, up: string): Refused {
  return {
    message: 'A folder of pages imports itself, the files directly in web/, and web/shell.',
    includes: [includes, ...notTests],
    group: [...toolkitFromPages, '#web/*/**', '!#web/shell/**', `${up}*/**`, `!${up}shell/**`],
  }
}

function outside(...tops: string[]): string[] {
  return tops.flatMap((top) => [`#${top}/**`, `../**/${top}/**`])
}

function notIn(folder: string): string {
  return `!server/${folder}/**`
}

function refusing({ message, includes, group }: Refused): LinterRule {
  const options = { patterns: [{ group, message }] }
  return {
    includes,
    linter: { rules: { style: { noRestrictedImports: { level: 'error', options } } } },
  }
}
