import type { Kind } from '../contract.ts'
import { letters } from '../images/bytes.ts'
import { divideMbox } from '../mail/divide-mbox.ts'
import { tellKind } from '../telling/tell-kind.ts'
import { readZip } from '../zip/read-zip.ts'
import { mailRegions } from './mail-regions.ts'
import { pdfRegions } from './pdf-regions.ts'
import { bytesRegion, type Region } from './region.ts'
import { xmlRegions } from './xml-regions.ts'

/** A cleaned file taken apart, without the help of any cleaner. What cannot be taken apart is looked at as it is. */
export function* regionsOf(bytes: Uint8Array, kind: Kind, spend: (bytes: number) => void): Generator<Region> {
  if (zipKinds.includes(kind)) yield* zipRegions(bytes, spend)
  else if (kind === 'pdf') yield* pdfRegions(bytes, spend)
  else if (kind === 'svg') yield* xmlRegions(bytes, 'image.svg')
  else if (kind === 'eml' || kind === 'mht')
    yield* mailRegions(letters(bytes), (inside) => partRegions(inside, spend))
  else if (kind === 'mbox')
    for (const mail of divideMbox(letters(bytes)))
      yield* mailRegions(mail, (inside) => partRegions(inside, spend))
  else if (kind === 'html') yield* xmlRegions(bytes, 'page.html')
  else if (kind === 'text') yield bytesRegion(bytes, 'content')
  // The rows of a PNG are not unpacked: they are pixels, and cleaning it again shows that nothing is behind them.
  else yield bytesRegion(bytes, 'packed')
}

const zipKinds: readonly Kind[] = ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'epub']

function* zipRegions(bytes: Uint8Array, spend: (bytes: number) => void): Generator<Region> {
  const around = bytes.slice()
  for (const member of readZip(bytes, { spend })) {
    const inside = member.read()
    // What is stored is in the archive unchanged; it is looked at as a part, not as the archive's own words.
    if (inside.buffer === bytes.buffer)
      around.fill(
        0,
        inside.byteOffset - bytes.byteOffset,
        inside.byteOffset - bytes.byteOffset + inside.length,
      )
    if (/\.(?:xml|rels|vml|x?html?|opf|ncx|svg|css|rdf)$/i.test(member.path))
      yield* xmlRegions(inside, member.path)
    else yield* partRegions(inside, spend)
  }
  yield bytesRegion(around, 'packed')
}

function* partRegions(bytes: Uint8Array, spend: (bytes: number) => void): Generator<Region> {
  const kind = kindOrNone(bytes)
  if (kind === undefined || kind === 'text') yield bytesRegion(bytes, kind === 'text' ? 'content' : 'packed')
  else yield* regionsOf(bytes, kind, spend)
}

function kindOrNone(bytes: Uint8Array): Kind | undefined {
  try {
    return tellKind(bytes)
  } catch {
    return undefined
  }
}
