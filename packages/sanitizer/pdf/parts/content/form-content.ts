import type { Stream } from '../../reading/objects.ts'
import type { DrawingNames } from '../../rebuild/drawing-names.ts'
import type { Rebuild } from '../../rebuild/rebuild.ts'
import type { Gone } from '../../unseen/uses.ts'
import { writtenName } from '../../writing/write-value.ts'
import { FontsInUse } from '../fonts/fonts-in-use.ts'
import type { MarkedContentRules } from './marked-content.ts'
import { type Rewritten, rewriteContent } from './rewrite-content.ts'

/** The instructions of a form, a pattern or a glyph, whose own resources say what its names mean. */
export function formContent(
  bytes: Uint8Array,
  owner: Stream,
  names: DrawingNames,
  rebuild: Rebuild,
): Uint8Array {
  const { sight } = rebuild
  const find = (...what: Parameters<DrawingNames['find']>) => names.find(...what)
  return contentWith(bytes, names, rebuild, sight.goneOf(owner) ?? sight.goneOfItself(bytes, owner, find))
    .bytes
}

/** Instructions with the resources that they name, without what no one sees. */
export function contentWith(
  bytes: Uint8Array,
  names: DrawingNames,
  rebuild: Rebuild,
  unseen: Gone | undefined,
): Rewritten {
  rebuild.work.spend(bytes.length)
  const gone = rebuild.layers.isRemoving ? unseen : undefined
  const fonts = new FontsInUse(rebuild.fontUse, names, rebuild.file)
  const rewritten = rewriteContent(bytes, rulesFor(names, rebuild), names, gone, fonts)
  if (rewritten.hasInvisibleText) rebuild.notes.invisibleText()
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
