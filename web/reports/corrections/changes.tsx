import { type Part, passagesOf } from '#domain/publishing/corrections.ts'
import type { LabelledStatement } from '#domain/publishing/statements.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import type { Words } from '#words/words.ts'
import { type Names, useNames } from '../../page-names.ts'
import { type ItemNames, passageText } from '../parts/item-text.ts'
import { partName } from '../parts/part-name.ts'
import { ReportBody } from '../parts/report-body.tsx'

type ChangesProps = {
  words: Words['correctionConfirmation']
  before: ReportText
  after: ReportText
  parts: readonly Part[]
  statements: readonly LabelledStatement[]
}

/** For staff alone: each changed part as it is and as it would be. */
export function Changes({ words, before, after, parts, statements }: ChangesProps) {
  const names = useNames(
    'labels',
    'partTexts',
    'sideNames',
    'assetKinds',
    'itemTexts',
    'sectorNames',
    'kindNames',
  )
  return (
    <Card className="space-y-4">
      <h2>{words.changes.title}</h2>
      {parts.map((part) => (
        <section key={part} className="space-y-2">
          <h3>{partName(part, names)}</h3>
          <p className="text-sm text-muted">{words.changes.before}</p>
          <del className="block whitespace-pre-line break-words">
            {textOf(before, part, names) || words.changes.nothing}
          </del>
          <p className="text-sm text-muted">{words.changes.after}</p>
          <ins className="block whitespace-pre-line break-words">
            {textOf(after, part, names) || words.changes.nothing}
          </ins>
        </section>
      ))}
      <details open>
        <summary className={`${linkStyles} py-2.5`}>{words.changes.all}</summary>
        <ReportBody words={after} statements={statements} />
      </details>
    </Card>
  )
}

function textOf(text: ReportText, part: Part, names: ItemNames & Names<'sectorNames' | 'kindNames'>): string {
  const passages = passagesOf(text, names).filter(
    (passage) => passage.part === part || passage.part.startsWith(`${part}.`),
  )
  return passages.map((passage) => passageText(passage, names)).join('\n')
}
