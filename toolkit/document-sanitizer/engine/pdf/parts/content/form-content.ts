import type { DrawingNames } from '../../rebuild/drawing-names.ts'
import type { Rebuild } from '../../rebuild/rebuild.ts'
import type { Box } from '../../unseen/boxes.ts'
import { type Covered, coveredText } from '../../unseen/covered-text.ts'
import type { Drawing } from '../../unseen/follow-drawing.ts'
import { writtenName } from '../../writing/write-value.ts'
import type { MarkedContentRules } from './marked-content.ts'
import { type Rewritten, rewriteContent } from './rewrite-content.ts'

/** The instructions of a form, a pattern or a glyph, whose own resources say what its names mean. */
export function formContent(bytes: Uint8Array, names: DrawingNames, rebuild: Rebuild): Uint8Array {
  return contentWith(bytes, names, rebuild).bytes
}

/** Instructions with the resources that they name. */
export function contentWith(
  bytes: Uint8Array,
  names: DrawingNames,
  rebuild: Rebuild,
  over: readonly Box[] = [],
): Rewritten {
  rebuild.work.spend(bytes.length)
  const drawing: Drawing = { file: rebuild.file, find: (sort, name) => names.find(sort, name) }
  const covered = coveredText(bytes, drawing, over)
  tellCovered(covered, rebuild)
  const gone = rebuild.layers.isRemoving ? covered.removable : undefined
  const rewritten = rewriteContent(bytes, rulesFor(names, rebuild), names, gone)
  if (rewritten.hasInvisibleText) rebuild.notes.invisibleText()
  if (rewritten.hasWhiteText) rebuild.notes.whiteText()
  rebuild.notes.sawContent(rewritten.bytes)
  return rewritten
}

function tellCovered({ removable, words, left, leftWords }: Covered, { work }: Rebuild): void {
  if (removable.size > 0)
    work.findings.hidden({
      text: `Words that lie under a filled box or a picture${quoted(words)}`,
      isRisk: true,
    })
  if (left > 0)
    work.findings.kept({
      text: `A filled box or a picture lies over words${quoted(leftWords)}. Readers can still copy them. Clean this file again with its pages as pictures.`,
      isRisk: true,
    })
}

function quoted(words: string): string {
  return words === '' ? '' : `: "${words}"`
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
