import type { Fate, Piece } from '../../xml/piece.ts'
import type { XmlDocument } from '../../xml/rules.ts'
import { around, attributeOf, type XmlElement } from '../../xml/xml-element.ts'
import { oldPicture } from './old-embedded.ts'
import { dropsHidden, isOn, type PartContext, type PartRules, shorten, tellHidden } from './part-context.ts'
import { forEach } from './shared-rules.ts'
import { slideUnseenRules } from './slide-unseen.ts'

type Document = XmlDocument<PartContext>

const partsThatGo =
  `p:modifyVerifier p:embeddedFontLst p:custDataLst p:custShowLst p:smartTags p:controls p:cmAuthorLst p:tagLst
  p:handoutMasterIdLst p:embed p:link`.split(/\s+/)

/** What a hidden shape is part of, from the inside out; the outermost that holds nothing else goes with it. */
const shapes = ['p:sp', 'p:pic', 'p:graphicFrame', 'p:grpSp', 'p:cxnSp', 'w:drawing']
const anchors = ['xdr:twoCellAnchor', 'xdr:oneCellAnchor', 'xdr:absoluteAnchor']

function readShape(element: XmlElement): Fate {
  const hidden = attributeOf(element, 'hidden')
  if (hidden !== undefined && isOn(hidden)) around(element, ...shapes, ...anchors)?.notes.add('hidden')
  return 'keep'
}

/** A drawing in the old way says in its style that it is hidden. */
const oldShapes = [
  'shape',
  'rect',
  'oval',
  'line',
  'group',
  'roundrect',
  'polyline',
  'arc',
  'curve',
  'image',
].map((name) => `v:${name}`)

function readOldShape(element: XmlElement): Fate {
  const isHidden = /visibility\s*:\s*hidden|display\s*:\s*none/i.test(attributeOf(element, 'style') ?? '')
  if (isHidden) element.notes.add('hidden')
  return 'keep'
}

function endShape(element: XmlElement, document: Document): void {
  if (!element.notes.has('hidden')) return
  const text = shorten(document.textSince(element))
  const what = element.notes.after('why ') ?? 'A hidden shape or picture'
  tellHidden(document.context, `${what}${text === '' ? '' : `: "${text}"`}`)
  if (dropsHidden(document.context)) document.drop(element)
}

function endPicture(element: XmlElement, document: Document): void {
  const frame = around(element, 'p:graphicFrame')
  endShape(element, document)
  if (frame !== undefined && element.fate === 'keep') frame.aside = [...document.since(element), '</p:pic>']
}

/** Of an embedded file the picture stays that was shown for it. */
function endFrame(element: XmlElement, document: Document): void {
  if (element.notes.has('embedded')) {
    const picture = element.aside ?? oldPicture(element, document)
    document.drop(element)
    if (picture !== undefined) document.put(picture)
  } else endShape(element, document)
}

function readFrame(element: XmlElement): Fate {
  if (/\/ole$/.test(attributeOf(element, 'uri') ?? ''))
    around(element, 'p:graphicFrame')?.notes.add('embedded')
  return 'keep'
}

const shownActions = /^ppaction:\/\/(?:hlinksldjump|hlinkshowjump|noaction|media)/

function keepsAction(element: XmlElement): Fate {
  const action = attributeOf(element, 'action')
  return action === undefined || action === '' || shownActions.test(action) ? 'keep' : 'drop'
}

/** The ids of masters and layouts share one row of numbers, which starts here (ISO/IEC 29500-1, 19.7.13). */
const firstMasterId = 2 ** 31

const nextMasterId = (_value: string, _element: XmlElement, { context }: Document): Piece => ({
  write: () => String(firstMasterId + context.office.next('master id') - 1),
})

/** PowerPoint, and the shapes of all three. */
export const slideRules = {
  open: {
    ...Object.fromEntries(partsThatGo.map((name) => [name, 'drop' as const])),
    ...Object.fromEntries(['p:cNvPr', 'wp:docPr', 'xdr:cNvPr'].map((name) => [name, readShape])),
    ...Object.fromEntries(oldShapes.map((name) => [name, readOldShape])),
    ...slideUnseenRules.open,
    'a:graphicData': readFrame,
    'a:hlinkClick': keepsAction,
    'a:hlinkHover': keepsAction,
    'a:hlinkMouseOver': keepsAction,
  },
  close: {
    ...Object.fromEntries([...shapes, ...anchors, ...oldShapes].map((name) => [name, endShape])),
    'p:pic': endPicture,
    'p:graphicFrame': endFrame,
    ...slideUnseenRules.close,
  },
  leave: slideUnseenRules.leave,
  attributes: {
    'p:cSld@name': 'drop',
    'p:sldLayout@matchingName': 'drop',
    'a:fld@id': (value, _element, { context }) => ({
      write: () => context.office.plainId(value.toUpperCase()),
    }),
    ...forEach(['p:sldMasterId', 'p:sldLayoutId'], { id: nextMasterId }),
    'p:sldId@id': (_value, _element, { context }) => ({
      write: () => String(255 + context.office.next('slide id')),
    }),
  },
  text: slideUnseenRules.text,
} satisfies PartRules
