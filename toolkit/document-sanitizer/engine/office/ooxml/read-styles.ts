import { scanXml } from '../../xml/scan-xml.ts'
import type { OfficePackage } from './office-package.ts'
import type { Relation } from './relations.ts'

/** Finds the styles that hide what is written in them, and settles what all are called. */
export function readWordStyles(office: OfficePackage, main: Relation): void {
  const styles = office.relationsOf(main.target).find(({ name }) => name === 'styles')
  const bytes = styles === undefined ? undefined : office.read(styles.target)
  const isThere = office.paths.some((path) => /(?:^|\/)styles\.xml$/i.test(path) && !/glossary/i.test(path))
  office.hasLostStyles = bytes === undefined && (isThere || styles !== undefined)
  if (bytes === undefined) return
  let style = ''
  let isNamed = false
  scanXml(bytes, {
    open(name, attributes) {
      const value = (key: string) => Object.entries(attributes).find(([one]) => one.endsWith(`:${key}`))?.[1]
      if (name === 'style') {
        style = value('styleId') ?? ''
        isNamed = false
      } else if (name === 'name' && style !== '' && !isNamed) {
        office.styles.add(style, value('val') ?? '')
        isNamed = true
      }
      if (name === 'vanish' && style !== '' && !['0', 'false', 'off'].includes(value('val') ?? '')) {
        office.hidingStyles.add(style)
      }
    },
    close(name) {
      if (name === 'style') style = ''
    },
  })
}
