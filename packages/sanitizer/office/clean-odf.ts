import type { Cleaner } from '../contract.ts'
import { refuse } from '../refusals.ts'
import { isBroken } from '../xml/is-broken.ts'
import { rewriteXml } from '../xml/rewrite-xml.ts'
import { readRoot, scanXml } from '../xml/scan-xml.ts'
import { writeZip, type ZipEntry } from '../zip/write-zip.ts'
import { cleanPicture } from './clean-picture.ts'
import { openLockedOdf } from './locks/open-locked-odf.ts'
import { newContext } from './odf/odf-context.ts'
import { odfRules } from './odf/odf-rules.ts'
import { OpenDocument, plainType } from './odf/open-document.ts'
import { type Overview, readDocument } from './odf/read-document.ts'
import { readOdfProperties } from './odf/read-odf-properties.ts'
import { tellHiddenTables } from './odf/read-tables.ts'
import { settingsRules } from './odf/settings-rules.ts'
import { writeManifest } from './odf/write-manifest.ts'

type Odf = { document: OpenDocument; type: string }

/** OpenDocument (ISO/IEC 26300) text, sheets and slides, and their templates; the result is the plain document. */
export const cleanOdf: Cleaner = async (given, work) => {
  const bytes = (await openLockedOdf(given, work)) ?? given
  const document = new OpenDocument(bytes, work)
  const type = plainType(new TextDecoder().decode(document.read('mimetype')?.subarray(0, 100)))
  const version = readManifest(document)
  readOdfProperties(document)
  const entries = await cleanFolder({ document, type }, { folder: '', newFolder: '', depth: 0 })
  const pictures = [...document.pictures.values()].filter(({ isUsed }) => isUsed)
  entries.push(...pictures.map(({ path, bytes: picture }) => entry(path, picture)))
  entries.sort((one, other) => (one.path < other.path ? -1 : 1))
  document.report.tell(work.findings, textsOf(entries))
  const types = new Map([
    ...pictures.map((picture) => [picture.path, picture.type] as const),
    ...objectTypes(document),
  ])
  return writeZip(
    [
      { path: 'mimetype', bytes: new TextEncoder().encode(type), packing: 'stored' },
      entry('META-INF/manifest.xml', writeManifest({ type, version, entries, types })),
      ...entries,
    ],
    work,
  )
}

function entry(path: string, bytes: Uint8Array): ZipEntry {
  return { path, bytes, packing: 'smallest' }
}

/** Programs refuse a document whose list of members names another version than the document. */
function readManifest(document: OpenDocument): string | undefined {
  const bytes = document.read('META-INF/manifest.xml')
  if (bytes !== undefined) {
    scanXml(bytes, {
      open: (name) => (name === 'encryption-data' ? refuse('encrypted') : undefined),
    })
  }
  const { attributes } = readRoot(
    document.read('content.xml') ?? document.read('styles.xml') ?? refuse('broken'),
  )
  const found = Object.entries(attributes).find(([key]) => key.endsWith(':version'))?.[1]
  return found !== undefined && /^1\.\d$/.test(found) ? found : undefined
}

type Place = { folder: string; newFolder: string; depth: number }

async function cleanFolder({ document, type }: Odf, place: Place): Promise<ZipEntry[]> {
  const { folder, newFolder, depth } = place
  if (depth > 3) refuse('too-deep')
  const overview = readDocument(document, folder)
  // Charts speak of sheets too.
  if (depth === 0) tellHiddenTables(document, overview)
  const inner = await cleanTargets({ document, type }, overview, place)
  const own: ZipEntry[] = []
  for (const name of ['content.xml', 'styles.xml']) {
    const part = overview.parts.get(name)
    if (part !== undefined) {
      const context = newContext(document, folder, folder + name, overview)
      own.push(entry(newFolder + name, rewriteXml(part, odfRules, context)))
    }
  }
  const settings = cleanSettings(document.read(`${folder}settings.xml`))
  if (settings !== undefined) own.push(entry(`${newFolder}settings.xml`, settings))
  return [...own, ...inner]
}

/** Without its settings a document is still whole. */
function cleanSettings(bytes: Uint8Array | undefined): Uint8Array | undefined {
  try {
    return bytes && rewriteXml(bytes, settingsRules, undefined)
  } catch (error) {
    if (isBroken(error)) return undefined
    throw error
  }
}

/** Cleans the pictures and documents that a document points to, before it is rewritten, so that their new names are known. */
async function cleanTargets(
  odf: Odf,
  { links }: Overview,
  { folder, newFolder, depth }: Place,
): Promise<ZipEntry[]> {
  const { document } = odf
  const entries: ZipEntry[] = []
  for (const link of links) {
    const target = folder + link.replace(/^\.\//, '')
    if (document.has(`${target}/content.xml`) && !document.objects.has(target)) {
      const name = `Object ${document.objects.size + 1}`
      const inside = `${newFolder}${name}/`
      document.objects.set(target, { folder: inside, link: `./${name}` })
      entries.push(...(await cleanFolder(odf, { folder: `${target}/`, newFolder: inside, depth: depth + 1 })))
    } else if (document.has(target) && !document.pictures.has(target)) {
      await cleanTarget(document, target, newFolder)
    }
  }
  return entries
}

async function cleanTarget(document: OpenDocument, path: string, newFolder: string): Promise<void> {
  const bytes = document.read(path) ?? refuse('broken')
  const clean = await cleanPicture(bytes, path, document.work)
  // LibreOffice draws the picture of an object again by itself.
  if (clean.isBlank && path.includes('ObjectReplacements/')) return
  if (clean.isBlank) {
    document.report.removed(
      'embedded',
      'A picture that we cannot clean, replaced by an empty picture of the same size.',
      path,
    )
  }
  const link = `Pictures/image${document.pictures.size + 1}.${clean.ending}`
  document.pictures.set(path, {
    path: newFolder + link,
    link,
    type: clean.type,
    bytes: clean.bytes,
    isUsed: false,
  })
}

/** What a document inside is, as its own list of members said it, when it is a kind that we know. */
function objectTypes(document: OpenDocument): [string, string][] {
  const known = new Map<string, string>()
  const bytes = document.read('META-INF/manifest.xml')
  if (bytes === undefined) return []
  scanXml(bytes, {
    open(name, attributes) {
      if (name !== 'file-entry') return
      const find = (end: string) => Object.entries(attributes).find(([key]) => key.endsWith(end))?.[1] ?? ''
      known.set(find('full-path').replace(/\/$/, ''), find('media-type'))
    },
  })
  return [...document.objects].map(([from, to]) => {
    const type = known.get(from) ?? ''
    const isKnown =
      /^application\/vnd\.oasis\.opendocument\.(?:chart|formula|text|spreadsheet|presentation|graphics)$/.test(
        type,
      )
    return [to.folder, isKnown ? type : 'application/vnd.oasis.opendocument.chart']
  })
}

function* textsOf(entries: readonly ZipEntry[]): Generator<string> {
  for (const { path, bytes } of entries) if (path.endsWith('.xml')) yield new TextDecoder().decode(bytes)
}
