import { NamedLinks } from '../../../named-links.tsx'
import type { SectionProps } from './section-props.ts'

/** Below the text of a public report: the pages about whom and what it names. */
export function Named({ report, words }: SectionProps) {
  return <NamedLinks named={report.named} words={words.namedLinks} />
}
