import { expect, test } from 'vitest'
import { importsOutsideTheTable } from './boundaries/allowed-areas.ts'
import {
  barrels,
  drawerNames,
  fullFolders,
  namesNotInKebabCase,
  tooLongFiles,
} from './boundaries/file-shape.ts'
import {
  importsAgainstTheDomainOrder,
  importsAgainstTheServerOrder,
  importsOfOtherPages,
  importsOfOtherTools,
} from './boundaries/folder-order.ts'
import { importCycles } from './boundaries/import-cycles.ts'
import { namesNotBrought } from './boundaries/names-brought.ts'
import { codesWithoutCopy } from './boundaries/pages/copyable-codes.ts'
import { browserDateFields } from './boundaries/pages/date-fields.ts'
import { hiddenInputsInTheDomain, outsideCodeWherePure } from './boundaries/purity.ts'
import { readPaths, readSourceFiles } from './boundaries/read-source-files.ts'
import { redirectsElsewhere } from './boundaries/redirects.ts'
import { slowRegularExpressions } from './boundaries/regular-expressions.ts'
import { eventsOfSettings } from './boundaries/server/events-of-settings.ts'
import { stateInModules } from './boundaries/server/module-state.ts'
import { queriesOfTheirOwn } from './boundaries/server/queries-in-one-place.ts'
import { sendersCompared } from './boundaries/server/senders-compared.ts'
import { serverCodeThatReachesBrowsers } from './boundaries/server-code-in-pages.ts'
import { textInPlace } from './boundaries/text-in-place.ts'
import { domainCodeInWords, textsInTheDomain } from './boundaries/texts-in-the-domain.ts'
import { timeOfItsOwn } from './boundaries/time-of-its-own.ts'

const root = `${import.meta.dirname}/..`
const files = await readSourceFiles(root)

test('the walk sees all five source folders', () => {
  const folders = new Set(files.map(({ path }) => path.split('/')[0]))
  expect([...folders]).toEqual(expect.arrayContaining(['domain', 'server', 'ui', 'web', 'tests']))
})

test.for([
  ['imports only what the table allows', importsOutsideTheTable],
  ['keeps the order of the domain', importsAgainstTheDomainOrder],
  ['lets reports know neither people nor publishing, and people no publishing', importsAgainstTheServerOrder],
  ['keeps folders of pages apart', importsOfOtherPages],
  ['keeps tools apart', importsOfOtherTools],
  ['has no import circle, types included', importCycles],
  ['keeps packages and Node out of pure code', outsideCodeWherePure],
  ['hands time and chance to the domain as parameters', hiddenInputsInTheDomain],
  ['keeps server code out of browsers', serverCodeThatReachesBrowsers],
  ['makes queries of connections in one place', queriesOfTheirOwn],
  ['looks for events of the site in their index', eventsOfSettings],
  ['compares the sender of a report only where it tells staff nothing', sendersCompared],
  ['keeps nothing in a module of the server', stateInModules],
  ['makes days and lengths of time in one place', timeOfItsOwn],
  ['keeps what people read out of the domain', (all: typeof files) => textsInTheDomain(all)],
  ['lets interface text know the domain as types', domainCodeInWords],
  ['takes what its pages say from the catalogue', textInPlace],
  ['leads on by one function', redirectsElsewhere],
  ['copies every code at a press', codesWithoutCopy],
  ['asks for days in one way', browserDateFields],
  ['reads what strangers write in linear time', slowRegularExpressions],
  ['brings the names that each page shows', namesNotBrought],
  ['names every file after what is in it', drawerNames],
  ['names every file in kebab-case', namesNotInKebabCase],
  ['has no barrel', barrels],
  ['has no file over 300 lines', tooLongFiles],
] as const)('the code %s', ([, findProblems]) => {
  expect(findProblems(files)).toEqual([])
})

test('no folder has over 40 files, and the walk sees them all', async () => {
  const paths = await readPaths(root)
  expect(paths).toEqual(
    expect.arrayContaining([...files.map(({ path }) => path), 'ui/styles/tokens.css', 'LICENSE']),
  )
  expect(fullFolders(paths)).toEqual([])
})
