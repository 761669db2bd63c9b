import { scanXml } from '../xml/scan-xml.ts'
import type { OfficePackage } from './ooxml/office-package.ts'

export const notesPath = 'docProps/app.xml'

/** The only thing that a workbook may say of itself: the same words in every copy, whichever program made it. */
const program = 'Microsoft Excel'
export const notes = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>${program}</Application></Properties>`

/**
 * LibreOffice takes saved results that are texts, empty ones too, only from a workbook of a program that it trusts. In others it computes them
 * again, and all that hangs on them, and shows an error or another text where it does so in another way. So such a workbook goes on naming
 * such a program. Numbers and yes or no are taken from every workbook.
 */
export function needsProgram(office: OfficePackage): boolean {
  return (
    office.family === 'xl' &&
    /^(?:Microsoft|LibreOffice)/i.test(notesOf(office).get('Application') ?? '') &&
    hasTextResult(office)
  )
}

/** A copy of ours holds these words already, and they stay. */
export function isNeutral(office: OfficePackage, name: string, text: string): boolean {
  return office.keepsProgram && name === 'Application' && text === program
}

/** Office 2007 says less of a chart than later ones (`chart-of-2007.ts`). */
export function isOfOffice2007(office: OfficePackage): boolean {
  const told = notesOf(office)
  return /^Microsoft/i.test(told.get('Application') ?? '') && (told.get('AppVersion') ?? '').startsWith('12.')
}

/** The first text of each element of the notes, by its name. */
function notesOf(office: OfficePackage): ReadonlyMap<string, string> {
  const path = office.paths.find((one) => one.toLowerCase() === notesPath.toLowerCase())
  const bytes = path === undefined ? undefined : office.read(path)
  const found = new Map<string, string>()
  if (bytes !== undefined)
    scanXml(bytes, {
      open() {},
      text(text, name) {
        if (!found.has(name)) found.set(name, text.trim())
      },
    })
  return found
}

function hasTextResult(office: OfficePackage): boolean {
  return office.paths.some((path) => {
    if (!/^xl\/worksheets\/[^/]+\.xml$/i.test(path)) return false
    const text = new TextDecoder().decode(office.read(path))
    return /<(?:\w{1,20}:)?f\b/.test(text) && (isText.test(text) || isEmpty.test(text))
  })
}

const isText = /\st\s*=\s*["']str["']/
const isEmpty = /<(?:\w{1,20}:)?v(?:\s?\/>|><\/)/
