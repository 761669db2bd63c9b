import { scanXml } from '../xml/scan-xml.ts'
import type { OfficePackage } from './ooxml/office-package.ts'

export const notesPath = 'docProps/app.xml'

/** The only thing that a workbook may say of itself: the same words in every copy, whichever program made it. */
const program = 'Microsoft Excel'
export const notes = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>${program}</Application></Properties>`

/**
 * LibreOffice takes saved results that are empty only from a workbook of a program that it trusts. In others it computes them again, and all
 * that hangs on them, and shows an error where it does not know how. So such a workbook goes on naming such a program.
 */
export function needsProgram(office: OfficePackage): boolean {
  return (
    office.family === 'xl' && /^(?:Microsoft|LibreOffice)/i.test(programOf(office)) && hasEmptyResult(office)
  )
}

/** A copy of ours holds these words already, and they stay. */
export function isNeutral(office: OfficePackage, name: string, text: string): boolean {
  return office.keepsProgram && name === 'Application' && text === program
}

function programOf(office: OfficePackage): string {
  const path = office.paths.find((one) => one.toLowerCase() === notesPath.toLowerCase())
  const bytes = path === undefined ? undefined : office.read(path)
  const found: string[] = []
  if (bytes !== undefined)
    scanXml(bytes, {
      open() {},
      text: (text, name) => (name === 'Application' ? void found.push(text.trim()) : undefined),
    })
  return found[0] ?? ''
}

function hasEmptyResult(office: OfficePackage): boolean {
  return office.paths.some((path) => {
    if (!/^xl\/worksheets\/[^/]+\.xml$/i.test(path)) return false
    const text = new TextDecoder().decode(office.read(path))
    return /<(?:\w{1,20}:)?f\b/.test(text) && /<(?:\w{1,20}:)?v(?:\s?\/>|><\/)/.test(text)
  })
}
