import { RuleBroken } from '#domain/errors.ts'
import { isPlainLink } from './addresses.ts'
import { knownFields } from './known-parts.ts'
import type { XmlHearer } from './read-xml.ts'

/**
 * Looks at what Word would work out. A field's instruction comes in pieces, and another field can be in it: so the name has to
 * be in the instruction itself, where no field could have made it up.
 *
 * @throws RuleBroken 'attachment-fields'
 */
export function wordFields(): Required<XmlHearer> {
  const open: { instruction: string; isNested: boolean; isShown: boolean }[] = []
  let isInstruction = false

  function end(): void {
    const field = open.at(-1)
    if (field && !field.isShown) {
      judge(field.instruction, field.isNested)
      field.isShown = true
    }
  }

  return {
    open(name, attributes) {
      isInstruction = name === 'instrText' || name === 'delInstrText'
      if (name === 'fldSimple') judge(attributes.get('instr') ?? '', false)
      if (name !== 'fldChar') return
      const kind = attributes.get('fldCharType')
      if (kind === 'begin') {
        const around = open.at(-1)
        if (around && !around.isShown) around.isNested = true
        open.push({ instruction: '', isNested: false, isShown: false })
      } else if (kind === 'separate') end()
      else {
        end()
        open.pop()
      }
    },
    text(text) {
      const field = open.at(-1)
      if (!isInstruction) return
      // Instructions outside of every field begin one for readers that are more patient than others.
      if (!field) judge(text, false)
      else if (!field.isShown) field.instruction += text
    },
    close(name) {
      if (name === 'instrText' || name === 'delInstrText') isInstruction = false
    },
  }
}

function judge(instruction: string, isNested: boolean): void {
  const plain = instruction.trim()
  if (plain === '' && !isNested) return
  const name = /^[a-z]+/i.exec(plain)?.[0].toUpperCase() ?? ''
  const isKnown = plain.startsWith('=') || knownFields.has(name)
  const target = name === 'HYPERLINK' ? (/^hyperlink\s+"?([^"\\][^"]*)"?/i.exec(plain)?.[1] ?? '') : ''
  if (!isKnown || !isPlainLink(target)) throw new RuleBroken('attachment-fields')
}
