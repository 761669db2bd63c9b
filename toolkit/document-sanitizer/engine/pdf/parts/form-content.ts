import type { Dict } from '../reading/objects.ts'
import type { Rebuild } from '../rebuild/rebuild.ts'
import type { MarkedContentRules } from './marked-content.ts'
import { type Rewritten, rewriteContent } from './rewrite-content.ts'

/** The instructions of a form, a pattern or a glyph, whose own resources say what its names mean. */
export function formContent(bytes: Uint8Array, dict: Dict, rebuild: Rebuild): Uint8Array {
  return contentWith(bytes, rebuild.file.dict(dict.get('Resources')), rebuild).bytes
}

/** Instructions with the resources that they name. */
export function contentWith(bytes: Uint8Array, resources: Dict | null, rebuild: Rebuild): Rewritten {
  rebuild.work.spend(bytes.length)
  const rewritten = rewriteContent(bytes, rulesFor(resources, rebuild))
  if (rewritten.hasInvisibleText) rebuild.notes.invisibleText()
  rebuild.notes.sawContent(rewritten.bytes)
  return rewritten
}

function rulesFor(resources: Dict | null, rebuild: Rebuild): MarkedContentRules {
  const { file, layers, notes } = rebuild
  const named = file.dict(resources?.get('Properties'))
  return {
    isHidden: (name) => layers.isHidden(named?.get(name)),
    isRemovingHidden: layers.isRemoving,
    properties: (name) => file.dict(named?.get(name)),
    keptSpokenText: () => notes.spokenText(),
  }
}
