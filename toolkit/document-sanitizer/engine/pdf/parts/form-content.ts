import type { DrawingNames } from '../rebuild/drawing-names.ts'
import type { Rebuild } from '../rebuild/rebuild.ts'
import { writtenName } from '../writing/write-value.ts'
import type { MarkedContentRules } from './marked-content.ts'
import { type Rewritten, rewriteContent } from './rewrite-content.ts'

/** The instructions of a form, a pattern or a glyph, whose own resources say what its names mean. */
export function formContent(bytes: Uint8Array, names: DrawingNames, rebuild: Rebuild): Uint8Array {
  return contentWith(bytes, names, rebuild).bytes
}

/** Instructions with the resources that they name. */
export function contentWith(bytes: Uint8Array, names: DrawingNames, rebuild: Rebuild): Rewritten {
  rebuild.work.spend(bytes.length)
  const rewritten = rewriteContent(bytes, rulesFor(names, rebuild), names)
  if (rewritten.hasInvisibleText) rebuild.notes.invisibleText()
  if (rewritten.hasWhiteText) rebuild.notes.whiteText()
  rebuild.notes.sawContent(rewritten.bytes)
  return rewritten
}

function rulesFor(names: DrawingNames, rebuild: Rebuild): MarkedContentRules {
  const { file, layers, notes } = rebuild
  return {
    isHidden: (name) => layers.isHidden(names.find('Properties', name)),
    isRemovingHidden: layers.isRemoving,
    properties: (name) => file.dict(names.find('Properties', name)),
    layerName: (name) => names.written('Properties', writtenName(name)) ?? '/L',
    keptSpokenText: () => notes.spokenText(),
  }
}
