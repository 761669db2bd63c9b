import { RuleBroken } from '#domain/errors.ts'
import type { RefusalCode } from '#domain/refusals.ts'
import type { ArchiveEntry } from '../zip/directory.ts'
import type { Member } from '../zip/read-members.ts'
import { isPictureWithin, isPlainLink, isWithin } from './addresses.ts'
import { fetches, startsProgram } from './formulas.ts'
import { contentRefusal, pathRefusal, relationOf } from './known-parts.ts'
import { type Attributes, readXml, type XmlHearer } from './read-xml.ts'
import { wordFields } from './word-fields.ts'

/** What of a part's path can be told before the part is read. @throws RuleBroken */
export function refuseUnknownParts(entries: readonly ArchiveEntry[]): void {
  const codes = entries.map(({ name }) => pathRefusal(name)).filter((code) => code !== null)
  // What is known to harm is named rather than called unknown.
  const code = codes.find((one) => one !== 'attachment-part-unknown') ?? codes[0]
  if (code) throw new RuleBroken(code)
}

/** Whether the part is a separate document, which has to be looked at like one. */
export function isPackage(name: string): boolean {
  return /\.(?:docx|xlsx|pptx)$/i.test(name)
}

/** Looks at one part of a Word, Excel or PowerPoint document. @throws RuleBroken */
export async function inspectOfficePart({ entry, bytes }: Member): Promise<void> {
  if (/\.rels$/i.test(entry.name)) await readXml(bytes, { open: refuseRelation })
  else if (entry.name === '[Content_Types].xml') await readXml(bytes, { open: refuseContent })
  else if (/\.(?:xml|vml|svg)$/i.test(entry.name)) await readXml(bytes, partRules())
  else for await (const _ of bytes) void 0
}

function refuseRelation(name: string, attributes: Attributes): void {
  if (name !== 'Relationship') return
  const relation = relationOf(attributes.get('Type') ?? '')
  const target = attributes.get('Target') ?? ''
  const isOutside = attributes.get('TargetMode')?.toLowerCase() === 'external'
  if ('refused' in relation) throw new RuleBroken(relation.refused)
  const isHarmless = relation.known === 'hyperlink' ? isPlainLink(target) : !isOutside && isWithin(target)
  if (!isHarmless) throw new RuleBroken('attachment-outside-links')
}

function refuseContent(_name: string, attributes: Attributes): void {
  const type = attributes.get('ContentType')
  const code = type === undefined ? null : contentRefusal(type)
  if (code) throw new RuleBroken(code)
}

const refusedElements: Readonly<Record<string, RefusalCode>> = {
  xlMacrosheet: 'attachment-macro-sheets',
  attachedTemplate: 'attachment-template',
  mailMerge: 'attachment-outside-links',
  webVideoPr: 'attachment-outside-links',
  externalLink: 'attachment-outside-links',
  ddeLink: 'attachment-fields',
  OLEObject: 'attachment-embedded',
  oleObj: 'attachment-embedded',
  oleObject: 'attachment-embedded',
  script: 'attachment-runs',
  foreignObject: 'attachment-runs',
}

/** Elements of SVG that show what is elsewhere. */
const pictures = new Set(['image', 'use', 'feImage'])

const formulaElements = new Set(['f', 'formula', 'formula1', 'formula2', 'definedName', 'oldFormula'])

/** Excel takes 8,192 characters. */
const longestFormula = 32_768

function partRules(): XmlHearer {
  const fields = wordFields()
  let formula: string | null = null
  return {
    open(name, attributes) {
      const code = Object.hasOwn(refusedElements, name) ? refusedElements[name] : undefined
      if (code) throw new RuleBroken(code)
      if (/^ppaction:\/\/(?:program|macro|ole)/i.test(attributes.get('action') ?? ''))
        throw new RuleBroken('attachment-fields')
      const source = attributes.get('src') ?? (pictures.has(name) ? attributes.get('href') : undefined)
      if (!isPictureWithin(source ?? '')) throw new RuleBroken('attachment-outside-links')
      if (formulaElements.has(name)) formula = ''
      fields.open(name, attributes)
    },
    text(text) {
      if (formula !== null) formula += text
      if (formula !== null && formula.length > longestFormula) throw new RuleBroken('attachment-damaged')
      fields.text(text)
    },
    close(name) {
      if (formula !== null && formulaElements.has(name)) {
        if (startsProgram(formula) || fetches(formula)) throw new RuleBroken('attachment-fields')
        formula = null
      }
      fields.close(name)
    },
  }
}
