import { scanXml } from '../../xml/scan-xml.ts'
import type { OfficePackage } from './office-package.ts'
import { shorten } from './part-context.ts'
import type { Relation } from './relations.ts'

/** Tells of hidden slides and of what the speaker was to say, and marks them to go unless they are to be kept. */
export function readSlides(office: OfficePackage, main: Relation): void {
  const slides = office.relationsOf(main.target).filter(({ name }) => name === 'slide')
  for (const [index, slide] of slides.entries()) {
    const { text, isHidden } = readSlide(office.read(slide.target))
    if (isHidden) hide(office, slide, `Hidden slide: "${shorten(text)}"`)
    for (const notes of office.relationsOf(slide.target).filter(({ name }) => name === 'notesSlide')) {
      const said = readSlide(office.read(notes.target)).text
      if (said === '') office.removed.add(notes.target.toLowerCase())
      else hide(office, notes, `Speaker notes of slide ${index + 1}: "${shorten(said)}"`)
    }
  }
}

function hide(office: OfficePackage, { target }: Relation, text: string): void {
  office.work.findings.hidden({ text, where: target })
  if (office.work.options.hidden !== 'keep') office.removed.add(target.toLowerCase())
}

function readSlide(bytes: Uint8Array | undefined): { text: string; isHidden: boolean } {
  const words: string[] = []
  let isHidden = false
  let isField = false
  if (bytes === undefined) return { text: '', isHidden }
  scanXml(bytes, {
    open(name, attributes) {
      if (name === 'sld') isHidden = ['0', 'false'].includes(attributes.show ?? '')
      if (name === 'fld') isField = true
    },
    close(name) {
      if (name === 'fld') isField = false
    },
    text(text, name) {
      if (name === 't' && !isField) words.push(text)
    },
  })
  return { text: words.join(' ').trim(), isHidden }
}
