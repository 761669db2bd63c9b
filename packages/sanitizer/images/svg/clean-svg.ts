import type { Cleaner, Work } from '../../contract.ts'
import { type SheetOfPage, sheetsBefore } from '../../html/sheet-elements.ts'
import { refuse } from '../../refusals.ts'
import { reportXmpProperties } from '../metadata/report-xmp.ts'
import { dataAddress, readDataAddress } from './data-address.ts'
import { readSvg, type SvgToken } from './read-svg.ts'
import { cleanAttribute } from './svg-attributes.ts'
import { renaming, sameNames } from './svg-names.ts'
import { withoutTokens } from './svg-neighbours.ts'
import { sheetsIn } from './svg-sheets.ts'
import { readSvgSource } from './svg-source.ts'
import { cleanStyleSheet, type Renamed } from './svg-style.ts'
import { UnseenParts } from './unseen-parts.ts'
import { unusedParts } from './unused-parts.ts'
import { writeSvg } from './write-svg.ts'

type Opened = Extract<SvgToken, { kind: 'open' }>

/** SVG: the elements, attributes and styles that draw, written again, with new names for what had names. */
export const cleanSvg: Cleaner = async (bytes, work) => {
  const source = readSvgSource(bytes, work)
  const read = readSvg(source, work.findings)
  // A drawing program may write its own block there, which is no XMP.
  if (source.includes('<metadata')) reportXmpProperties(source, work.findings)
  const tokens = seenTokens(read, sheetsBefore(source), work)
  const images = await cleanImages(tokens, work)
  // First what goes, then the names: so a name is given only to what stays, and a second cleaning gives the same ones.
  const clean = cleanTokens(tokens, images, sameNames, work)
  return writeSvg(cleanTokens(clean, images, renaming(clean), null))
}

/** Without what nothing leads to, and what is there but not seen. */
function seenTokens(read: readonly SvgToken[], before: readonly SheetOfPage[], work: Work): SvgToken[] {
  const { sheet } = sheetsIn(read, before)
  if (sheet.isPartly)
    work.findings.kept({
      text: 'This drawing takes some of its looks from elsewhere. Words that those looks hide stay, and are seen',
    })
  const all = sheet.hasNeighbours ? read : read.filter((token) => token.kind === 'text' || !token.isGap)
  const unused = unusedParts(all)
  const used = withoutTokens(all, unused, sheet)
  if (unused.size > 0)
    work.findings.removed({ sort: 'hidden', text: 'Parts of a drawing that it does not use, removed' })
  return withoutTokens(used, new UnseenParts(used, sheet, work).find(), sheet)
}

/** `work` is null when there is nothing left to tell. */
function cleanTokens(
  tokens: readonly SvgToken[],
  images: ReadonlySet<string>,
  renamed: Renamed,
  work: Work | null,
): SvgToken[] {
  const { plainOf } = sheetsIn(tokens)
  let isInStyle = false
  return tokens.map((token) => {
    if (token.kind === 'close') {
      isInStyle = false
      return token
    } else if (token.kind === 'text') {
      return isInStyle ? { kind: 'text', text: cleanStyleSheet(plainOf(token), renamed) } : token
    } else {
      isInStyle = token.name === 'style'
      const attributes = [...token.attributes].flatMap(([name, value]): [string, string][] => {
        if (name === 'href' && images.has(value)) return [[name, value]]
        const cleaned = cleanAttribute(token, name, value, renamed, work)
        return cleaned === null ? [] : [[name, cleaned]]
      })
      return { ...token, attributes: new Map(attributes) }
    }
  })
}

/** Puts cleaned pictures into the tokens, and returns their addresses. */
async function cleanImages(tokens: readonly SvgToken[], work: Work): Promise<Set<string>> {
  const images = new Set<string>()
  for (const token of tokens) {
    const inside = token.kind === 'open' && holdsImage(token) ? readImage(token) : null
    if (!inside || token.kind !== 'open') continue
    const { bytes, kind } = await work.cleanInside(inside, 'a picture inside')
    const address = dataAddress(bytes, kind) ?? refuse('unsupported')
    images.add(address)
    token.attributes.set('href', address)
  }
  return images
}

const holdsImage = ({ name }: Opened) => name === 'image' || name === 'feImage'
const readImage = ({ attributes }: Opened) => readDataAddress((attributes.get('href') ?? '').trim())
