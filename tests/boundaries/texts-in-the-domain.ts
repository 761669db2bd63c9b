import { areaOf } from './area-of.ts'
import { isTest, type SourceFile } from './source-file.ts'
import { childListOf, descendantsOf, type SyntaxNode } from './syntax.ts'

const besideThePeriod =
  'each period has its reason beside it, as each column has its note; the privacy page prints both'

/** Files of the domain that may hold English, each with the reason. */
const englishInTheDomain: Readonly<Record<string, string>> = {
  'domain/archive/sample-records.ts': 'invented records: content, not interface text',
  'domain/finding/towns.ts': 'names of towns, the same in every language',
  'domain/reports/offices.ts': 'names of offices, as the Constitution has them, in every language',
  'domain/reports/places.ts': 'names of states and zones, the same in every language',
  'domain/figures/people-counted.ts': 'names of states',
  'domain/figures/state-shapes.ts': 'names of states',
  'domain/figures/state-tiles.ts': 'names of states',
  'packages/names/common-names.ts': 'names of people',
  'packages/names/name-spellings.ts': 'names of people, and how they are spelled',
  'packages/names/name-pairs.ts': 'names of people, for measuring the comparison of names',
  'domain/retention/accounts-kept.ts': besideThePeriod,
  'domain/retention/papers-kept.ts': besideThePeriod,
  'domain/retention/report-ends-kept.ts': besideThePeriod,
  'domain/retention/reports-kept.ts': besideThePeriod,
  'domain/retention/site-kept.ts': besideThePeriod,
  'domain/writing/attachments.ts': 'names of file formats, the same in every language',
}

/** The domain keeps codes: what people read is in `words/`. */
export function textsInTheDomain(
  files: SourceFile[],
  exceptions: Readonly<Record<string, string>> = englishInTheDomain,
): string[] {
  const domain = files.filter(({ path }) => isCode(path) && !isTest(path))
  const found = domain.flatMap(({ path, program }) =>
    descendantsOf(program)
      .flatMap(textsOf)
      .filter(isSentence)
      .map((text) => ({ path, text })),
  )
  const unused = Object.keys(exceptions).filter((path) => !found.some((each) => each.path === path))
  return [
    ...found
      .filter(({ path }) => !Object.hasOwn(exceptions, path))
      .map(({ path, text }) => `${path}: "${text}" belongs in words/`),
    ...unused.map((path) => `${path}: needs no exception any more`),
  ]
}

/** What keeps codes: the domain, and the names that it builds on. */
function isCode(path: string): boolean {
  const area = areaOf(path)
  return area === 'domain' || area === 'package names'
}

/** Two words or more, the first with a capital. */
function isSentence(text: string): boolean {
  return /^\p{Lu}[\p{L}’'-]*\s+\S/u.test(text.trim())
}

function textsOf(node: SyntaxNode): string[] {
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value]
  else if (node.type !== 'TemplateLiteral') return []
  else return [childListOf(node, 'quasis').map(cooked).join('…')]
}

function cooked({ value }: SyntaxNode): string {
  const isRead = typeof value === 'object' && value !== null && 'cooked' in value
  return isRead && typeof value.cooked === 'string' ? value.cooked : ''
}

/** Interface text knows the codes of the domain, as types: `satisfies Record<Status, string>`. */
export function domainCodeInWords(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => areaOf(path) === 'words' && !isTest(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target, isTypeOnly }) => !isTypeOnly && target.kind === 'file' && isCode(target.path))
        .map(({ specifier }) => `${path}: imports more than types from ${specifier}`),
    )
}
